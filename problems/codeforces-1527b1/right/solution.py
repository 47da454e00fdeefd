# Palindrome Game, easy version: in a palindrome, make a 0 a 1 for a dollar, or reverse for nothing.
# Theorem (mirror strategy): Alice wins if and only if the number of zeros is odd and not 1, and
# otherwise Bob wins.


def solve(string):
    zeros = string.count("0")
    # The theorem:
    return zeros % 2 == 1 and zeros > 1


def main():
    for _ in range(int(input())):
        input()
        print("ALICE" if solve(input()) else "BOB")


main()
