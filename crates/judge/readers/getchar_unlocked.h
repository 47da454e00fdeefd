// Numbers digit by digit, for speed.
#define READER
#include <cstdio>

static bool read(unsigned long long &number) {
    int byte = getchar_unlocked();
    while (byte == ' ' || byte == '\n' || byte == '\r') {
        byte = getchar_unlocked();
    }
    if (byte == EOF) {
        return false;
    }
    for (number = 0; byte >= '0' && byte <= '9'; byte = getchar_unlocked()) {
        number = 10 * number + (byte - '0');
    }
    return true;
}
