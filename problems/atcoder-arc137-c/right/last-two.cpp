// Token by token: only the last two numbers matter.
#include <cstdio>

int main() {
    long long n, second = 0, greatest = 0;
    if (std::scanf("%lld", &n) != 1) {
        return 1;
    }
    for (int place = 0; place < n; place++) {
        second = greatest;
        if (std::scanf("%lld", &greatest) != 1) {
            return 1;
        }
    }
    bool room = greatest - second > 1;
    bool odd = (greatest + 1 - n) % 2 == 1;
    std::puts(room || odd ? "Alice" : "Bob");
}
