# Moore's Nim on the gaps between each white piece and the black one after it (Moore, 1910): the
# player to move loses if and only if every bit is set in a multiple of d + 1 of the gaps.

MODULUS = 1_000_000_007


def solve(n, k, d):
    factorials = [1]
    for number in range(1, n + 1):
        factorials.append(factorials[-1] * number % MODULUS)

    def choose(a, b):
        return factorials[a] * pow(factorials[b] * factorials[a - b], -1, MODULUS) % MODULUS

    pairs, free = k // 2, n - k
    # The theorem:
    sets = [(size, choose(pairs, size)) for size in range(d + 1, pairs + 1, d + 1)]
    # By the sum of the gaps: how many rows of gaps are lost. Bit by bit, a set of gaps has the bit.
    lost = [1] + [0] * free
    bit = 1
    while bit <= free:
        before = lost[:]
        for size, ways in sets:
            for total in range(size * bit, free + 1):
                # The theorem:
                lost[total] = (lost[total] + before[total - size * bit] * ways) % MODULUS
        bit *= 2
    # A pair with its gap is one thing; pairs and the other free cells stand in any order.
    all_lost = sum(lost[total] * choose(n - pairs - total, pairs) for total in range(free + 1))
    return (choose(n, k) - all_lost) % MODULUS


def main():
    n, k, d = map(int, input().split())
    print(solve(n, k, d))


main()
