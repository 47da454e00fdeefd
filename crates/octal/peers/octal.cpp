// The plain loop over all splits, from both ends to the middle: what `cargo judge octal --compare`
// measures against. Arguments: a code such as 0.007, and the last heap. Prints the hash of the table.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int main(int, char** argv) {
    const std::string code = argv[1];
    const int last = std::atoi(argv[2]);
    std::vector<int> digits{code[0] - '0'};
    for (char digit : code.substr(2)) digits.push_back(digit - '0');
    std::vector<uint16_t> values(last + 1);
    std::vector<uint32_t> stamps(1 << 16);
    for (int heap = 0; heap <= last; heap++) {
        const uint32_t stamp = heap + 1;
        for (int take = 0; take < (int)digits.size() && take <= heap; take++) {
            const int left = heap - take;
            if ((digits[take] & 1) && left == 0) stamps[0] = stamp;
            if ((digits[take] & 2) && left > 0) stamps[values[left]] = stamp;
            if (digits[take] & 4) {
                for (int a = 1, b = left - 1; a <= b; a++, b--) stamps[values[a] ^ values[b]] = stamp;
            }
        }
        int mex = 0;
        while (stamps[mex] == stamp) mex++;
        values[heap] = mex;
    }
    uint64_t hash = 0xcbf29ce484222325;
    for (uint16_t value : values) {
        hash = (hash ^ (value & 255)) * 0x100000001b3;
        hash = (hash ^ (value >> 8)) * 0x100000001b3;
    }
    std::printf("%016llx\n", (unsigned long long)hash);
}
