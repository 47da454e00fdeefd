// On every line a black and a white piece: a move brings a piece of one's own nearer to the other
// one, or back by at most d, which each player may do at most k times.
// Theorem (Northcott's game; Conway, 1976): this is Nim, and the heaps are the gaps between pieces.
#include <cstdlib>
#include <iostream>
#include <vector>

struct Line {
    int height, black, white;
};

bool solve(const std::vector<Line> &lines) {
    int nim_sum = 0;
    for (const Line &line : lines) {
        // The theorem:
        nim_sum ^= std::abs(line.black - line.white) - 1;
    }
    return nim_sum != 0;
}

int main() {
    int cases, n, k, d;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n >> k >> d;
        std::vector<Line> lines(n);
        for (Line &line : lines) {
            std::cin >> line.height >> line.black >> line.white;
        }
        std::cout << (solve(lines) ? "Yes" : "No") << '\n';
    }
}
