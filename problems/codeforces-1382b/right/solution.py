# Heaps stand in a row; a move takes any positive number of stones from the first that has any.
# Theorem: the player who moves on the first heap above 1 wins; if there is none, the player who
# takes the last heap.


def solve(heaps):
    ones = 0
    while ones < len(heaps) and heaps[ones] == 1:
        ones += 1
    # The theorem:
    return ones % 2 == 0 if ones < len(heaps) else ones % 2 == 1


def main():
    for _ in range(int(input())):
        input()
        heaps = list(map(int, input().split()))
        print("First" if solve(heaps) else "Second")


main()
