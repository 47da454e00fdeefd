// By recursion backwards: what a result decides is followed at once.

#include <cstdio>
#include <vector>

int n;
std::vector<int> numbers[2];
int undecided[2][7000];
char result[2][7000];

void go_back(int player, int place) {
    const bool is_lost = result[player][place] == 'L';
    const int other = !player;
    for (int number : numbers[other]) {
        const int from = (place - number + n) % n;
        if (!result[other][from] && (is_lost || --undecided[other][from] == 0)) {
            result[other][from] = is_lost ? 'W' : 'L';
            go_back(other, from);
        }
    }
}

int main() {
    std::scanf("%d", &n);
    for (int player = 0; player < 2; player++) {
        int count;
        std::scanf("%d", &count);
        numbers[player].resize(count);
        for (int &number : numbers[player]) {
            std::scanf("%d", &number);
        }
        for (int place = 0; place < n; place++) {
            undecided[player][place] = count;
        }
    }
    result[0][0] = result[1][0] = 'L';
    go_back(0, 0);
    go_back(1, 0);
    for (int player = 0; player < 2; player++) {
        for (int place = 1; place < n; place++) {
            const char word = result[player][place];
            std::printf("%s ", word == 'W' ? "Win" : word == 'L' ? "Lose" : "Loop");
        }
        std::puts("");
    }
}
