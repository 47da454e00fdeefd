// WA: keeps a heap whenever it can, without starting with the heaviest.
#include <iostream>

int main() {
    int k, heap, basis[30] = {};
    long long removed = 0;
    for (std::cin >> k; k > 0; --k) {
        std::cin >> heap;
        int rest = heap;
        for (int digit = 29; digit >= 0; --digit) {
            if ((rest >> digit & 1) == 0) continue;
            if (basis[digit] == 0) {
                basis[digit] = rest;
                break;
            }
            rest ^= basis[digit];
        }
        if (rest == 0) removed += heap;
    }
    std::cout << removed << '\n';
}
