// WA: looks for any size that more than half of the heaps have, not only for the least.
#include <iostream>
#include <map>

int main() {
    int n, heap;
    std::cin >> n;
    std::map<int, int> count;
    bool lost = false;
    for (int i = 0; i < n && std::cin >> heap; ++i) lost = ++count[heap] > n / 2 || lost;
    std::cout << (lost ? "Bob" : "Alice") << '\n';
}
