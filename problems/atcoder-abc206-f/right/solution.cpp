// Interval Game 2: choose one of the half-open intervals that meets none of those chosen before.
// Theorem (Sprague, 1935; Grundy, 1939): the nim-value of a gap is the mex, over the intervals in
// it, of the nim-sums of the two gaps that they leave. The player to move loses if it is 0.

#include <iostream>
#include <vector>

const int last = 100;

struct Interval {
    int left, right;
};

// The least non-negative integer that does not occur.
int mex(const std::vector<int> &numbers) {
    std::vector<bool> occurs(2 * last);
    for (int number : numbers) {
        occurs[number] = true;
    }
    int least = 0;
    while (occurs[least]) {
        ++least;
    }
    return least;
}

bool solve(const std::vector<Interval> &intervals) {
    std::vector<std::vector<int>> values(last + 1, std::vector<int>(last + 1));
    for (int start = last; start >= 1; --start) {
        for (int end = start; end <= last; ++end) {
            std::vector<int> reached;
            for (const Interval &chosen : intervals) {
                if (start <= chosen.left && chosen.right <= end) {
                    // The theorem:
                    reached.push_back(values[start][chosen.left] ^ values[chosen.right][end]);
                }
            }
            values[start][end] = mex(reached);
        }
    }
    return values[1][last] != 0;
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<Interval> intervals(n);
        for (Interval &interval : intervals) {
            std::cin >> interval.left >> interval.right;
        }
        std::cout << (solve(intervals) ? "Alice" : "Bob") << '\n';
    }
}
