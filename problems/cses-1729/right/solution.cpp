// A move takes one of k given amounts from a heap; the player who takes the last stick wins.
// Theorem: a heap is won for the player to move if and only if some amount leaves a lost one.

#include <iostream>
#include <string>
#include <vector>

bool leaves_a_lost_heap(const std::string &letters, const std::vector<int> &amounts) {
    const int sticks = static_cast<int>(letters.size());
    for (int amount : amounts) {
        if (amount <= sticks && letters[sticks - amount] == 'L') {
            return true;
        }
    }
    return false;
}

// The letters of the heaps 1, 2, ..., n: from 0 upwards, all options of a heap are known.
std::string solve(int n, const std::vector<int> &amounts) {
    std::string letters = "L";
    for (int sticks = 1; sticks <= n; sticks++) {
        // The theorem:
        letters += leaves_a_lost_heap(letters, amounts) ? 'W' : 'L';
    }
    return letters.substr(1);
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> amounts(k);
    for (int &amount : amounts) {
        std::cin >> amount;
    }
    std::cout << solve(n, amounts) << '\n';
}
