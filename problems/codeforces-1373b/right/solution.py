# 01 Game: remove two different neighbours from a string of zeros and ones.
# Theorem (parity): play takes exactly min(zeros, ones) moves, whatever is played, so Alice, who
# begins, wins if and only if this number is odd.


def solve(string):
    zeros = string.count("0")
    ones = len(string) - zeros
    # The theorem:
    return min(zeros, ones) % 2 == 1


def main():
    for _ in range(int(input())):
        print("DA" if solve(input().strip()) else "NET")


main()
