// Token by token (scanf): backwards from the characters without words, with the words turned around.
#include <cstdio>
#include <vector>

enum Fate { DRAWN, WON, LOST };

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    std::vector<std::vector<int>> before(n + 1);
    std::vector<int> words(n + 1);
    for (int p, q; m > 0 && std::scanf("%d %d", &p, &q) == 2; m--) {
        before[q].push_back(p);
        words[p]++;
    }
    std::vector<Fate> fates(n + 1, DRAWN);
    std::vector<int> decided;
    auto decide = [&](int character, Fate fate) {
        if (fates[character] == DRAWN) {
            fates[character] = fate;
            decided.push_back(character);
        }
    };
    for (int character = 1; character <= n; character++) {
        if (words[character] == 0) {
            decide(character, LOST);
        }
    }
    while (!decided.empty()) {
        int last = decided.back();
        decided.pop_back();
        for (int first : before[last]) {
            if (fates[last] == LOST) {
                decide(first, WON);
            } else if (--words[first] == 0) {
                decide(first, LOST);
            }
        }
    }
    std::puts(fates[1] == WON ? "Snuke" : fates[1] == LOST ? "Sothe" : "Draw");
}
