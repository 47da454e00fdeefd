// Whether the first move takes everything.

int main() {
    unsigned long long stones;
    while (read(stones)) {
        std::puts(stones <= 2 ? "Hrdv" : "Yougth");
    }
}
