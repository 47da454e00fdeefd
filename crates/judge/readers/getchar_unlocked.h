// Numbers digit by digit, for speed.
#define READER
#include <cstdio>

static inline bool read(unsigned long long &number) {
    int byte = getchar_unlocked();
    while (byte != EOF && (byte < '0' || byte > '9')) {
        byte = getchar_unlocked();
    }
    if (byte == EOF) {
        return false;
    }
    // Not in `number` itself, which may have to be written to memory for every digit.
    unsigned long long value = 0;
    for (; byte >= '0' && byte <= '9'; byte = getchar_unlocked()) {
        value = 10 * value + (byte - '0');
    }
    number = value;
    return true;
}
