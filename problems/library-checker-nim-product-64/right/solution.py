# The nim-product of a and b is the least number that is none of a' b xor a b' xor a' b', for all
# a' < a and b' < b. Theorem (Conway, 1976): let F be a Fermat power, 2, 4, 16, 256, ...; for
# a, b < F the product of F and a is the usual one, and that of F and F is F xor F / 2.
import sys

# The products of numbers below 256, once main has filled them in.
small_products = []


# For numbers of at most 64, 32, 16, 8, 4 or 2 digits. With F = 2^half and Karatsuba's method,
# (a1 F + a0) (b1 F + b0) takes three products of numbers below F, and one by F / 2.
def solve(a, b, digits):
    if a < 2 or b < 2:
        return a * b
    if digits == 8 and small_products:
        return small_products[a][b]
    half = digits // 2
    f = 1 << half
    a1, a0 = divmod(a, f)
    b1, b0 = divmod(b, f)
    low = solve(a0, b0, half)
    high = solve(a1, b1, half)
    both = solve(a0 ^ a1, b0 ^ b1, half)
    # The theorem:
    return (both ^ low) * f + (low ^ solve(high, f // 2, half))


def main():
    small_products[:] = [[solve(a, b, 8) for b in range(256)] for a in range(256)]
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        print(solve(next(numbers), next(numbers), 64))


main()
