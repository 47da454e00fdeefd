// Line by line (getline, istringstream): skips blank lines, and takes the xor of the gaps.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

static bool next_line(std::istringstream &words) {
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            words.clear();
            words.str(line);
            return true;
        }
    }
    return false;
}

int main() {
    std::istringstream words;
    while (next_line(words)) {
        int n, m, sum = 0;
        words >> n >> m;
        while (n-- && next_line(words)) {
            int black, white;
            words >> black >> white;
            sum ^= std::abs(black - white) - 1;
        }
        std::cout << (sum ? "I WIN!" : "BAD LUCK!") << '\n';
    }
}
