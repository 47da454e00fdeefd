// S-Nim, in C++98: a move takes one of k given amounts from a heap; who cannot move loses.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
// heaps' nim-values is 0.

#include <cstdio>
#include <string>
#include <vector>

typedef std::vector<int> List;

// One table for all rows of a case: amounts are different in the next one.
static List nim_values(const List &amounts, int largest) {
    List values;
    std::vector<int> seen_at(amounts.size() + 1, -1);
    for (int heap = 0; heap <= largest; heap++) {
        for (size_t i = 0; i < amounts.size(); i++) {
            if (amounts[i] <= heap) {
                seen_at[values[heap - amounts[i]]] = heap;
            }
        }
        int mex = 0;
        while (seen_at[mex] == heap) {
            mex++;
        }
        values.push_back(mex);
    }
    return values;
}

static bool solve(const List &values, const List &heaps) {
    int nim_sum = 0;
    for (size_t i = 0; i < heaps.size(); i++) {
        // The theorem:
        nim_sum ^= values[heaps[i]];
    }
    return nim_sum != 0;
}

static int next() {
    int number;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

// A count, and as many numbers.
static List next_list() {
    List list(next());
    for (size_t i = 0; i < list.size(); i++) {
        list[i] = next();
    }
    return list;
}

int main() {
    for (List amounts = next_list(); !amounts.empty(); amounts = next_list()) {
        const List values = nim_values(amounts, 10000);
        std::string letters;
        for (int rows = next(); rows > 0; rows--) {
            letters += solve(values, next_list()) ? 'W' : 'L';
        }
        std::puts(letters.c_str());
    }
}
