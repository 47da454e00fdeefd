// Character by character (getchar): long division by 3.
#include <cctype>
#include <cstdio>

int main() {
    int rest = 0;
    for (int c; (c = std::getchar()) != EOF;) {
        if (std::isdigit(c)) {
            rest = (10 * rest + (c - '0')) % 3;
        }
    }
    if (rest) {
        std::printf("1\n%d\n", rest);
    } else {
        std::puts("2");
    }
}
