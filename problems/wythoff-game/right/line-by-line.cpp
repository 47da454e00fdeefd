// Line by line (fgets, atoi): each pair begins with the least number that no pair before it has.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int main() {
    const int most = 100000;
    std::vector<bool> used(3 * most);
    std::string row;
    std::vector<size_t> ends;
    for (int k = 0, least = 0; k <= most; k++) {
        while (used[least]) {
            least++;
        }
        used[least] = used[least + k] = true;
        row += "(" + std::to_string(least) + "," + std::to_string(least + k) + ")";
        ends.push_back(row.size());
    }
    char line[32];
    while (std::fgets(line, sizeof line, stdin)) {
        std::fwrite(row.data(), 1, ends[std::atoi(line)], stdout);
        std::putchar('\n');
    }
}
