// A move takes one of M given amounts from a heap; who cannot move loses.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
// heaps' nim-values is 0; so a move wins if and only if it makes it 0.

#include <iostream>
#include <vector>

struct Move {
    int heap, amount;
};

std::vector<int> nim_values(const std::vector<int> &amounts, int largest) {
    std::vector<int> values;
    for (int heap = 0; heap <= largest; heap++) {
        std::vector<bool> seen(amounts.size() + 1);
        for (int amount : amounts) {
            if (amount <= heap) {
                seen[values[heap - amount]] = true;
            }
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        values.push_back(mex);
    }
    return values;
}

// All winning moves, the one that is asked for first: the amounts are in ascending order.
std::vector<Move> solve(const std::vector<int> &heaps, const std::vector<int> &amounts) {
    const std::vector<int> values = nim_values(amounts, 1000);
    int nim_sum = 0;
    for (int heap : heaps) {
        nim_sum ^= values[heap];
    }
    std::vector<Move> winning;
    for (int index = 0; index < static_cast<int>(heaps.size()); index++) {
        const int heap = heaps[index], wanted = nim_sum ^ values[heap];
        for (int amount : amounts) {
            // The theorem:
            if (amount <= heap && values[heap - amount] == wanted) {
                winning.push_back({index + 1, amount});
            }
        }
    }
    return winning;
}

std::vector<int> read_list() {
    int count;
    std::cin >> count;
    std::vector<int> numbers(count);
    for (int &number : numbers) {
        std::cin >> number;
    }
    return numbers;
}

int main() {
    const std::vector<int> heaps = read_list(), amounts = read_list();
    const std::vector<Move> winning = solve(heaps, amounts);
    if (winning.empty()) {
        std::cout << "NO\n";
    } else {
        std::cout << "YES\n" << winning[0].heap << ' ' << winning[0].amount << '\n';
    }
}
