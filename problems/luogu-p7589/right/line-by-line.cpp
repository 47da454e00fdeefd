// Line by line (getline, istringstream), leaving out blank lines.
#include <iostream>
#include <sstream>
#include <string>

static std::istringstream next() {
    std::string line;
    while (std::getline(std::cin, line) && line.empty()) {
    }
    return std::istringstream(line);
}

int main() {
    int cases, n;
    for (next() >> cases; cases > 0; cases--) {
        next() >> n;
        int sum = 0;
        while (n--) {
            int y, black, white;
            next() >> y >> black >> white;
            sum ^= (black < white ? white - black : black - white) - 1;
        }
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
