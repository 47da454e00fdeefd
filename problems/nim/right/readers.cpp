// The exclusive or of the heaps as they come.

int main() {
    unsigned long long n, heap;
    while (read(n)) {
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            sum ^= heap;
        }
        std::puts(sum ? "A" : "B");
    }
}
