// WA: begins with the middle row, and then blackens the first piece that has most white squares.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int games;
    std::cin >> games;
    while (games-- > 0) {
        std::vector<std::vector<bool>> white(6, std::vector<bool>(7, true));
        int piece[4] = {3, 1, 3, 6};
        const auto squares = [&](const int p[4], bool blacken) {
            int count = 0;
            for (int r = p[0]; r <= p[2]; ++r) {
                for (int c = p[1]; c <= p[3]; ++c) {
                    count += white[r][c];
                    if (blacken) white[r][c] = false;
                }
            }
            return count;
        };
        std::string word;
        do {
            squares(piece, true);
            std::cout << piece[0] << ' ' << piece[1] << ' ' << piece[2] << ' ' << piece[3] << std::endl;
            std::cin >> word;
            if (word != "MOVE") break;
            for (int &number : piece) std::cin >> number;
            squares(piece, true);
            int most = 0;
            for (int line = 1; line <= 11; ++line) {
                const int row[4] = {line, 1, line, 6};
                const int column[4] = {1, line - 5, 5, line - 5};
                const int *all = line <= 5 ? row : column;
                if (squares(all, false) > most) {
                    most = squares(all, false);
                    for (int i = 0; i < 4; ++i) piece[i] = all[i];
                }
            }
            if (most == 0) return 0;
        } while (std::cin);
    }
}
