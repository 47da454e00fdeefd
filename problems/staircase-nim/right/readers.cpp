// The exclusive or of every other step as they come.

int main() {
    unsigned long long cases, n, stones;
    read(cases);
    while (cases--) {
        read(n);
        unsigned long long sum = 0;
        for (unsigned long long step = 1; step <= n; step++) {
            read(stones);
            if (step % 2 == 1) {
                sum ^= stones;
            }
        }
        std::puts(sum ? "First" : "Second");
    }
}
