// Token by token (scanf): distances from the root, and a table of numbers up to 2^24.
#include <cstdio>
#include <vector>

static int often[1 << 24];

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) {
        return 1;
    }
    std::vector<int> apples(n + 1), parent(n + 1), depth(n + 1, -1), children(n + 1);
    for (int i = 1; i <= n; i++) {
        if (std::scanf("%d", &apples[i]) != 1) {
            return 1;
        }
    }
    for (int i = 2; i <= n; i++) {
        if (std::scanf("%d", &parent[i]) != 1) {
            return 1;
        }
        children[parent[i]]++;
    }
    depth[1] = 0;
    for (int i = 2; i <= n; i++) {
        // Up to a node whose depth is known, and back.
        std::vector<int> way;
        int node = i;
        while (depth[node] < 0) {
            way.push_back(node);
            node = parent[node];
        }
        for (int known = depth[node]; !way.empty(); way.pop_back()) {
            depth[way.back()] = ++known;
        }
    }
    int parity = 0, sum = 0;
    for (int i = 1; i <= n; i++) {
        if (children[i] == 0) {
            parity = depth[i] % 2;
        }
    }
    long long heaps = 0, answer = 0;
    for (int i = 1; i <= n; i++) {
        if (depth[i] % 2 == parity) {
            heaps++;
            sum ^= apples[i];
        } else {
            often[apples[i]]++;
        }
    }
    for (int i = 1; i <= n; i++) {
        if (depth[i] % 2 == parity) {
            answer += often[apples[i] ^ sum];
        }
    }
    if (sum == 0) {
        answer += heaps * (heaps - 1) / 2 + (n - heaps) * (n - heaps - 1) / 2;
    }
    std::printf("%lld\n", answer);
}
