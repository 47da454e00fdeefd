// Token by token (cin): the rest above the largest Fibonacci number, by recursion.
#include <iostream>

static long long least(long long stones) {
    long long number = 1, next = 2;
    while (next <= stones) {
        const long long sum = number + next;
        number = next;
        next = sum;
    }
    return number == stones ? stones : least(stones - number);
}

int main() {
    long long stones;
    std::cin >> stones;
    std::cout << least(stones) << '\n';
}
