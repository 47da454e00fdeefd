# Before a game of Nim the second player may move stones from the first heap to the second one,
# but not all of them. How many are needed at least, to win?
# Theorem (Bouton, 1901): the nim-sum must become 0. Two heaps with a given sum and nim-sum both
# have the digits of (sum - nim-sum) / 2, and share out those of the nim-sum.


def solve(heaps):
    first, second, *others = heaps
    nim_sum = 0
    for heap in others:
        nim_sum ^= heap
    # The theorem:
    both, odd = divmod(first + second - nim_sum, 2)
    if both < 0 or odd or both & nim_sum or both > first:
        return -1
    stays = both
    for place in reversed(range(nim_sum.bit_length())):
        digit = nim_sum & 1 << place
        if stays + digit <= first:
            stays += digit
    return first - stays if stays > 0 else -1


def main():
    input()
    print(solve(list(map(int, input().split()))))


main()
