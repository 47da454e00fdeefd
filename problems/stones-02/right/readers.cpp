// The exclusive or of the remainders as they come.

int main() {
    unsigned long long cases, n, heap, most;
    read(cases);
    while (cases--) {
        read(n);
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            read(most);
            sum ^= heap % (most + 1);
        }
        std::puts(sum ? "Win" : "Lose");
    }
}
