// A move carries stones from one step to the next lower one, from step 1 to the ground.
// Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps: the player to move loses
// if and only if their nim-sum is 0.
#include <cstdint>
#include <iostream>
#include <vector>

bool solve(const std::vector<std::uint64_t> &steps) {
    std::uint64_t nim_sum = 0;
    // The theorem:
    for (std::size_t i = 0; i < steps.size(); i += 2) { // step 1 comes first
        nim_sum ^= steps[i];
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n;
        std::vector<std::uint64_t> steps(n);
        for (std::uint64_t &stones : steps) {
            std::cin >> stones;
        }
        std::cout << (solve(steps) ? "First" : "Second") << '\n';
    }
}
