// WA: thinks that each palindrome is one move, wherever the cuts are, and takes their parity.
#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;
    int first = 0, centres = 0;
    for (int i = 1; i + 1 < static_cast<int>(word.size()); ++i) {
        if (word[i - 1] != word[i + 1]) continue;
        if (centres++ == 0) first = i + 1;
    }
    if (centres % 2 == 1) {
        std::cout << "First\n" << first << '\n';
    } else {
        std::cout << "Second\n";
    }
}
