# One heap: the first take may be anything, every later one at most twice the take before it.
# Theorem (Schwenk, 1970): the least winning first take is the smallest term of the Zeckendorf
# representation, the heap as a sum of Fibonacci numbers, no two of them neighbours.


def largest_fibonacci(most):
    fibonacci, following = 1, 2
    while following <= most:
        fibonacci, following = following, fibonacci + following
    return fibonacci


def solve(stones):
    term = largest_fibonacci(stones)
    # The theorem:
    while term < stones:
        stones -= term
        term = largest_fibonacci(stones)
    return term


def main():
    print(solve(int(input())))


main()
