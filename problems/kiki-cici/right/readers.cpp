// The remainder of every pack.

int main() {
    unsigned long long cards;
    while (read(cards)) {
        std::puts(cards % 3 ? "Kiki" : "Cici");
    }
}
