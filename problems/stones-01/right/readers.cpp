// The remainder of every heap.

int main() {
    unsigned long long cases, heap, most;
    read(cases);
    while (cases--) {
        read(heap);
        read(most);
        std::puts(heap % (most + 1) ? "Win" : "Lose");
    }
}
