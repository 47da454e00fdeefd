// Line by line (getline, istringstream): reads on until the first heap above 1, or the end.
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    int cases = std::stoi(line);
    while (cases--) {
        std::getline(std::cin, line); // n
        std::getline(std::cin, line);
        std::istringstream words(line);
        bool first = true;
        long heap, heaps = 0;
        while (words >> heap && heap == 1) {
            first = !first;
            heaps++;
        }
        // If all were ones, the loser is the one who would be to move now.
        bool wins = words ? first : !first;
        std::cout << (wins ? "First" : "Second") << std::endl;
    }
}
