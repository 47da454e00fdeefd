// Token by token (scanf): a table of the first 121 stretches; 53 and 87 and so on are equal.
#include <cstdio>
#include <cstring>

static int values[121];
static char row[500002];

int main() {
    for (int n = 2; n <= 120; ++n) {
        bool seen[32] = {};
        for (int left = 0; left + 2 <= n; ++left) seen[values[left] ^ values[n - 2 - left]] = true;
        while (seen[values[n]]) ++values[n];
    }
    int t = 0, n = 0;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        if (std::scanf("%d %500001s", &n, row) != 2) return 1;
        int surplus = 0, total = 0, length = 0;
        for (int i = 0; i < n; ++i) {
            surplus += row[i] == 'R' ? 1 : -1;
            ++length;
            if (i + 1 == n || row[i + 1] == row[i]) {
                while (length > 120) length -= (length - 87) / 34 * 34;
                total ^= values[length];
                length = 0;
            }
        }
        std::puts(surplus > 0 || (surplus == 0 && total != 0) ? "Alice" : "Bob");
    }
}
