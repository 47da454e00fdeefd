// Token by token (scanf): least primes by a linear sieve, which meets every composite once.
#include <cstdio>
#include <vector>

static int least[10000001], value[10000001];

int main() {
    const int last = 10000000;
    std::vector<int> primes;
    for (int n = 2; n <= last; ++n) {
        if (least[n] == 0) {
            least[n] = n;
            primes.push_back(n);
            value[n] = static_cast<int>(primes.size());
        }
        value[n] = value[least[n]];
        for (int p : primes) {
            if (p > least[n] || p > last / n) break;
            least[p * n] = p;
        }
    }
    value[1] = 1;
    int t = 0, n = 0, heap = 0;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0 && std::scanf("%d", &n) == 1) {
        int total = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) total ^= heap % 2 == 0 ? 0 : value[heap];
        std::puts(total != 0 ? "Alice" : "Bob");
    }
}
