// The golden multiple of the difference; double is not exact enough for 10^9 stones.
#include <algorithm>
#include <cmath>

int main() {
    const long double phi = (1 + std::sqrt(5.0L)) / 2;
    unsigned long long a, b;
    while (read(a) && read(b)) {
        if (a > b) {
            std::swap(a, b);
        }
        std::puts(static_cast<unsigned long long>((b - a) * phi) == a ? "0" : "1");
    }
}
