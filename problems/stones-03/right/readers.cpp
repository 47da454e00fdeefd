// The heaps in order, and then in pairs.
#include <algorithm>
#include <vector>

int main() {
    unsigned long long n;
    std::vector<unsigned long long> heaps;
    while (read(n) && n) {
        heaps.resize(n);
        for (auto &heap : heaps) {
            read(heap);
        }
        std::sort(heaps.begin(), heaps.end());
        bool paired = n % 2 == 0;
        for (size_t i = 0; paired && i < n; i += 2) {
            paired = heaps[i] == heaps[i + 1];
        }
        std::puts(paired ? "Lose" : "Win");
    }
}
