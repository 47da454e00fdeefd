// S-Nim: a move takes one of k given amounts from one of several heaps, and the
// player who cannot move loses. For each of m rows of heaps, who wins?
//
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
// the nim-sum of the heaps' nim-values, their exclusive or, is 0.
//
// For HDU 1536 and POJ 2960 in C++98; heaps and amounts are at most 10000.

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

typedef std::vector<int> List;

// The nim-values of the heaps from 0 to the largest: the value of a heap is the least
// number that is not the value of a heap to which it can be lowered.
static List nim_values(List amounts, int largest) {
    std::sort(amounts.begin(), amounts.end());
    List values;
    List seen_at(amounts.size() + 1, -1);
    for (int heap = 0; heap <= largest; heap++) {
        for (size_t i = 0; i < amounts.size() && amounts[i] <= heap; i++) {
            seen_at[values[heap - amounts[i]]] = heap;
        }
        int value = 0;
        while (seen_at[value] == heap) {
            value++;
        }
        values.push_back(value);
    }
    return values;
}

static int largest_heap(const std::vector<List> &rows) {
    int largest = 0;
    for (size_t i = 0; i < rows.size(); i++) {
        for (size_t j = 0; j < rows[i].size(); j++) {
            largest = std::max(largest, rows[i][j]);
        }
    }
    return largest;
}

// The amounts change from case to case and the heaps from row to row: so one table
// serves all rows of a case, and none serves two cases.
static std::string solve(const List &amounts, const std::vector<List> &rows) {
    List values = nim_values(amounts, largest_heap(rows));
    std::string letters;
    for (size_t i = 0; i < rows.size(); i++) {
        int nim_sum = 0;
        for (size_t j = 0; j < rows[i].size(); j++) {
            nim_sum ^= values[rows[i][j]];
        }
        letters += nim_sum != 0 ? 'W' : 'L';
    }
    return letters;
}

static int next() {
    int number;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

// A count, and this many numbers.
static List next_list() {
    List list(next());
    for (size_t i = 0; i < list.size(); i++) {
        list[i] = next();
    }
    return list;
}

int main() {
    List amounts;
    while (amounts = next_list(), !amounts.empty()) {
        std::vector<List> rows(next());
        for (size_t i = 0; i < rows.size(); i++) {
            rows[i] = next_list();
        }
        std::puts(solve(amounts, rows).c_str());
    }
}
