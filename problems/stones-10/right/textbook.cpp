// Token by token (scanf): a table by mex for the second heap and one for the fourth, in every case.
#include <cstdio>
#include <vector>

static int nim_value(int heap, const std::vector<int> &amounts) {
    std::vector<int> values(heap + 1), seen(heap + 2, -1);
    for (int stones = 0; stones <= heap; stones++) {
        for (size_t i = 0; i < amounts.size() && amounts[i] <= stones; i++) {
            seen[values[stones - amounts[i]]] = stones;
        }
        while (seen[values[stones]] == stones) {
            values[stones]++;
        }
    }
    return values[heap];
}

int main() {
    const int largest = 1000000;
    std::vector<int> fibonacci = {1, 2}, one_or_even = {1};
    while (fibonacci.back() <= largest) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    for (int even = 2; even <= largest; even += 2) {
        one_or_even.push_back(even);
    }
    int n, heap;
    while (std::scanf("%d", &n) == 1 && n) {
        int sum = 0;
        for (int number = 1; number <= n && std::scanf("%d", &heap) == 1; number++) {
            switch (number) {
                case 1: sum ^= heap % 3; break;
                case 2: sum ^= nim_value(heap, fibonacci); break;
                case 3: sum ^= heap; break;
                case 4: sum ^= nim_value(heap, one_or_even); break;
                case 5: sum ^= heap % 2; break;
                default: sum ^= heap % (number + 1);
            }
        }
        std::puts(sum ? "Yougth" : "Hrdv");
    }
}
