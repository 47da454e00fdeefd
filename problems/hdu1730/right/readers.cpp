// The exclusive or of the gaps as they come.

int main() {
    unsigned long long n, columns, black, white;
    while (read(n)) {
        read(columns);
        unsigned long long sum = 0;
        while (n--) {
            read(black);
            read(white);
            sum ^= (black > white ? black - white : white - black) - 1;
        }
        std::puts(sum ? "I WIN!" : "BAD LUCK!");
    }
}
