// The exclusive or of the heaps as they come.

int main() {
    unsigned long long cases, n, heap;
    read(cases);
    while (cases--) {
        read(n);
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            sum ^= heap;
        }
        std::puts(sum ? "PIAOYI" : "HRDV");
    }
}
