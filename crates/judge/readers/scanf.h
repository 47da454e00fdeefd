// Numbers by scanf, as most programs read them.
#define READER
#include <cstdio>

static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
