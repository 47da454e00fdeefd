// WA: searches forwards, and stores what follows from a position to which it has come back as a loop.

#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> numbers[2];
std::string stored[2][7000];

std::string search(int player, int place) {
    if (place == 0) {
        return "Lose";
    }
    std::string &result = stored[player][place];
    if (!result.empty()) {
        return result;
    }
    result = "Loop";
    std::string best = "Lose";
    for (int number : numbers[player]) {
        const std::string next = search(1 - player, (place + number) % n);
        if (next == "Lose") {
            best = "Win";
        } else if (next == "Loop" && best == "Lose") {
            best = "Loop";
        }
    }
    return result = best;
}

int main() {
    std::cin >> n;
    for (std::vector<int> &own : numbers) {
        int count;
        std::cin >> count;
        own.resize(count);
        for (int &number : own) {
            std::cin >> number;
        }
    }
    for (int player = 0; player < 2; player++) {
        for (int place = 1; place < n; place++) {
            std::cout << search(player, place) << (place + 1 < n ? ' ' : '\n');
        }
    }
}
