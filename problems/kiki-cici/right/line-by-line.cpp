// Line by line (getline, stoi): a table of won and lost packs to 1000, filled by the rules.
#include <iostream>
#include <string>

int main() {
    bool wins[1001] = {};
    for (int cards = 1; cards <= 1000; cards++) {
        for (int take = 1; take <= cards; take *= 2) {
            wins[cards] |= !wins[cards - take];
        }
    }
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!line.empty()) {
            std::cout << (wins[std::stoi(line)] ? "Kiki" : "Cici") << std::endl;
        }
    }
}
