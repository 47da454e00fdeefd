// The exclusive or of the remainders as they come.

int main() {
    unsigned long long cases, n, most, heap;
    read(cases);
    while (cases--) {
        read(n);
        read(most);
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            sum ^= most + 1 ? heap % (most + 1) : heap;
        }
        std::puts(sum ? "A" : "B");
    }
}
