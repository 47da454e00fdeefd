// Keeps the set, and adds the least number that is not in it, again and again.
#include <cstdio>
#include <set>

int main() {
    int cases, n, number;
    for (std::scanf("%d", &cases); cases > 0; --cases) {
        std::set<int> numbers;
        for (std::scanf("%d", &n); n > 0; --n) {
            std::scanf("%d", &number);
            numbers.insert(number);
        }
        int mex = 0;
        do {
            while (numbers.count(mex) > 0) ++mex;
            numbers.insert(mex);
            std::printf("%d\n", mex);
            std::fflush(stdout);
            std::scanf("%d", &number);
            numbers.erase(number);
            if (number < mex) mex = number;
        } while (number >= 0);
        if (number == -2) return 0;
    }
}
