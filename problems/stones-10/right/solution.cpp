// From heap 1 a move takes a power of two, from heap 2 a Fibonacci number, from heap 3 any number,
// from heap 4 one or an even number, from heap 5 an odd number, from heap i >= 6 at most i stones.
// Theorem (Sprague, 1935; Grundy, 1939): lost means that the nim-sum of the nim-values is 0.
#include <iostream>
#include <set>
#include <vector>

std::vector<int> nim_values_of_second_heap(int largest) {
    std::vector<int> fibonacci = {1, 2};
    while (fibonacci.back() <= largest) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    std::vector<int> values(largest + 1, 0);
    for (int heap = 0; heap <= largest; heap++) {
        std::set<int> options;
        for (std::size_t i = 0; fibonacci[i] <= heap; i++) {
            options.insert(values[heap - fibonacci[i]]);
        }
        while (options.count(values[heap]) > 0) {
            values[heap]++;
        }
    }
    return values;
}

int nim_value(int number, int heap, const std::vector<int> &second) {
    switch (number) {
        case 1: return heap % 3;
        case 2: return second[heap];
        case 3: return heap;
        case 4: return heap / 6 * 3 + heap % 3;
        case 5: return heap % 2;
        default: return heap % (number + 1);
    }
}

bool solve(const std::vector<int> &heaps, const std::vector<int> &second) {
    int nim_sum = 0, number = 1;
    for (int heap : heaps) {
        // The theorem:
        nim_sum ^= nim_value(number++, heap, second);
    }
    return nim_sum != 0;
}

int main() {
    const std::vector<int> second = nim_values_of_second_heap(999);
    int n;
    while (std::cin >> n && n != 0) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps, second) ? "Yougth" : "Hrdv") << '\n';
    }
}
