// Token by token (scanf): a heap is won if some move leaves a lost one.
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    std::vector<int> moves(k);
    for (int &move : moves) {
        if (std::scanf("%d", &move) != 1) {
            return 1;
        }
    }
    std::vector<char> letters(n + 2, 'L');
    letters[n + 1] = '\0';
    for (int heap = 1; heap <= n; heap++) {
        for (int move : moves) {
            if (move <= heap && letters[heap - move] == 'L') {
                letters[heap] = 'W';
                break;
            }
        }
    }
    std::puts(&letters[1]);
}
