// A move sends a monk up the stairs, but not onto or past another; the highest stands at the top.
// Theorem: this is staircase Nim (Sprague, 1937), and the steps are the gaps between neighbours,
// from the bottom; every second one counts. A winning move makes their nim-sum 0.
#include <iostream>
#include <vector>

struct Move {
    int from, to;
};

// The winning moves, that of the lowest monk first.
std::vector<Move> solve(const std::vector<int> &monks) {
    std::vector<int> gaps;
    for (std::size_t monk = 0; monk + 1 < monks.size(); monk++) {
        gaps.push_back(monks[monk + 1] - monks[monk] - 1);
    }
    int nim_sum = 0;
    for (std::size_t monk = 0; monk < gaps.size(); monk += 2) {
        // The theorem:
        nim_sum ^= gaps[monk];
    }
    std::vector<Move> moves;
    for (std::size_t monk = 0; monk < gaps.size(); monk++) {
        const int inside = gaps[monk / 2 * 2]; // the gap inside the monk's pair
        // The theorem:
        const int wanted = inside ^ nim_sum;
        // The lower monk of a pair makes this gap smaller, the upper one makes it larger.
        const int up = monk % 2 == 0 ? inside - wanted : wanted - inside;
        if (0 < up && up <= gaps[monk]) {
            moves.push_back({monks[monk], monks[monk] + up});
        }
    }
    return moves;
}

int main() {
    std::vector<int> monks;
    int stair;
    while (std::cin >> stair) {
        monks.push_back(stair);
    }
    const std::vector<Move> moves = solve(monks);
    if (moves.empty()) {
        std::cout << "-1\n";
    } else {
        std::cout << moves[0].from << ' ' << moves[0].to << '\n';
    }
}
