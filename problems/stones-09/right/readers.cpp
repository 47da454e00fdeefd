// The exclusive or of the heaps, and whether one is larger than 1.

int main() {
    unsigned long long cases, n, heap;
    read(cases);
    while (cases--) {
        read(n);
        unsigned long long sum = 0;
        bool large = false;
        while (n--) {
            read(heap);
            sum ^= heap;
            large |= heap > 1;
        }
        std::puts((sum != 0) == large ? "Yougth" : "Hrdv");
    }
}
