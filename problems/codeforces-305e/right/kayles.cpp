// Token by token (scanf): a run of m letters as a row of m + 1 in Dawson's Kayles, 0.07, from which
// a cut takes two neighbours.
#include <cstdio>
#include <cstring>

static char word[5002];
static int value[5003];

int main() {
    if (std::scanf("%5001s", word) != 1) return 1;
    const int n = static_cast<int>(std::strlen(word));
    for (int row = 2; row <= n; ++row) {
        bool seen[16] = {};
        for (int left = 0; left + 2 <= row; ++left) {
            seen[value[left] ^ value[row - 2 - left]] = true;
        }
        while (seen[value[row]]) ++value[row];
    }
    int total = 0;
    for (int i = 1; i + 1 < n; ++i) {
        int run = 0;
        while (i + 1 < n && word[i - 1] == word[i + 1]) ++run, ++i;
        total ^= value[run + 1];
    }
    for (int i = 1; i + 1 < n; ++i) {
        const int start = i;
        while (i + 1 < n && word[i - 1] == word[i + 1]) ++i;
        const int row = i - start + 1;
        for (int left = 0; left + 2 <= row; ++left) {
            if ((value[left] ^ value[row - 2 - left] ^ value[row] ^ total) == 0) {
                std::printf("First\n%d\n", start + left + 1);
                return 0;
            }
        }
    }
    std::puts("Second");
}
