// Each heap is looked up among the Fibonacci numbers.
#include <algorithm>
#include <vector>

int main() {
    std::vector<unsigned long long> fibonacci = {1, 2};
    while (fibonacci.back() < 1ull << 32) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    unsigned long long stones;
    while (read(stones) && stones) {
        bool lost = std::binary_search(fibonacci.begin(), fibonacci.end(), stones);
        std::puts(lost ? "Second win" : "First win");
    }
}
