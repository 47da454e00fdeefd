// WA: looks at a hundred rows, but 300 places are enough for 150.
#include <cstdio>

static int values[301];
static char pins[302];

static void fill_table() {
    for (int n = 1; n <= 300; ++n) {
        bool seen[64] = {};
        for (int hit = 1; hit <= 2 && hit <= n; ++hit) {
            for (int left = 0; left <= n - hit; ++left) {
                seen[values[left] ^ values[n - hit - left]] = true;
            }
        }
        while (seen[values[n]]) ++values[n];
    }
}

int main() {
    fill_table();
    int t = 0, n = 0;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        if (std::scanf("%d %301s", &n, pins) != 2) return 1;
        int lengths[100] = {}, rows = 0, total = 0, row = 0;
        for (int place = 0; place <= n; ++place) {
            if (place < n && pins[place] == 'I') {
                ++row;
            } else if (row > 0) {
                if (rows < 100) lengths[rows++] = row;
                row = 0;
            }
        }
        for (int length : lengths) total ^= values[length];
        std::puts(total != 0 ? "WIN" : "LOSE");
    }
}
