// Each lost set makes the sets won that have one pair more.

#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> front(n), back(n), pairs;
    for (int card = 0; card < n; card++) {
        std::cin >> front[card] >> back[card];
        for (int other = 0; other < card; other++) {
            if (front[card] == front[other] || back[card] == back[other]) {
                pairs.push_back(1 << card | 1 << other);
            }
        }
    }
    std::vector<char> won(1 << n, 0);
    for (int set = 0; set < 1 << n; set++) {
        if (!won[set]) {
            for (int pair : pairs) {
                if ((set & pair) == 0) {
                    won[set | pair] = 1;
                }
            }
        }
    }
    std::cout << (won[(1 << n) - 1] ? "Takahashi" : "Aoki") << '\n';
}
