# Alice and Bob: a move adds the difference of two numbers, if it is not there yet.
# Theorem (parity): play ends with all multiples of the greatest common divisor up to the greatest
# number, so Alice, who begins, wins if and only if an odd number of them is missing.
from math import gcd


def solve(numbers):
    divisor = 0
    for number in numbers:
        divisor = gcd(divisor, number)
    # The theorem:
    missing = max(numbers) // divisor - len(numbers)
    return missing % 2 == 1


def main():
    input()
    numbers = list(map(int, input().split()))
    print("Alice" if solve(numbers) else "Bob")


main()
