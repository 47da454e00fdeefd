// Beans in n bottles: a move makes one bean into two, in later bottles.
// Theorem: this is Mock Turtles (Berlekamp, Conway and Guy, Winning Ways, 1982): the value of a
// bean in the last bottle is 0, and before it the numbers with an odd number of ones follow.

#include <array>
#include <bitset>
#include <iostream>
#include <vector>

// The value of a bean, by how many bottles come after its own.
int value(int after) {
    if (after == 0) {
        return 0;
    }
    const int coin = after - 1;
    const bool is_even = std::bitset<32>(coin).count() % 2 == 0;
    // The theorem:
    return 2 * coin + is_even;
}

// The winning moves, in order: those that make the xor of all beans' values 0.
std::vector<std::array<int, 3>> solve(const std::vector<int> &beans) {
    const int n = static_cast<int>(beans.size());
    std::vector<int> values(n);
    int xor_sum = 0;
    for (int i = 0; i < n; ++i) {
        values[i] = value(n - 1 - i);
        if (beans[i] % 2 == 1) {
            xor_sum ^= values[i];
        }
    }
    std::vector<std::array<int, 3>> winning;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n && beans[i] > 0; ++j) {
            for (int k = j; k < n; ++k) {
                // The theorem:
                if ((xor_sum ^ values[i] ^ values[j] ^ values[k]) == 0) {
                    winning.push_back({i, j, k});
                }
            }
        }
    }
    return winning;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> beans(n);
        for (int &number : beans) {
            std::cin >> number;
        }
        const std::vector<std::array<int, 3>> winning = solve(beans);
        if (winning.empty()) {
            std::cout << "-1 -1 -1\n";
        } else {
            std::cout << winning[0][0] << ' ' << winning[0][1] << ' ' << winning[0][2] << '\n';
        }
        std::cout << winning.size() << '\n';
    }
}
