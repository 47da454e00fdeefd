// Numbers by cin, untied from stdio and from cout.
#define READER
#include <cstdio>
#include <iostream>

static const bool untied = (std::ios::sync_with_stdio(false), std::cin.tie(nullptr), true);

static bool read(unsigned long long &number) {
    return static_cast<bool>(std::cin >> number);
}
