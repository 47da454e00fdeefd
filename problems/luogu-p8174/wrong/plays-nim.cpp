// WA: takes from the named pile so that the nim-sum is 0, as in Nim.
#include <iostream>
#include <vector>

int main() {
    int n, named, taken;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int &pile : piles) std::cin >> pile;
    while (std::cin >> named && named > 0) {
        int &pile = piles[named - 1];
        int others = 0;
        for (int other : piles) others ^= other;
        others ^= pile;
        const int left = others < pile ? others : 0;
        std::cout << pile - left << std::endl;
        pile = left;
        int next = -1;
        for (int place = 0; place < n; ++place) {
            if (piles[place] == 1 || (piles[place] > 0 && next < 0)) next = place;
        }
        if (next < 0) {
            std::cout << -1 << std::endl;
            return 0;
        }
        std::cout << next + 1 << std::endl;
        std::cin >> taken;
        piles[next] -= taken;
    }
}
