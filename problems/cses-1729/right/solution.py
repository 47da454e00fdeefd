# A move takes one of k given amounts from a heap; the player who takes the last stick wins.
# Theorem: a heap is won for the player to move if and only if some amount leaves a lost one.
# For speed, a block of heaps is a number with a bit for each heap.
import sys
from collections import defaultdict

BLOCK = 1024


# A lost heap decides itself and those that can move to it.
def lost_heaps(won, decided):
    lost, undecided = 0, ~won & ((1 << BLOCK) - 1)
    while undecided:
        heap = (undecided & -undecided).bit_length() - 1  # no amount leaves a lost heap
        lost |= 1 << heap
        undecided &= ~(decided << heap)
    return lost


def solve(n, amounts):
    decided = 1 + sum(1 << amount for amount in amounts if amount < BLOCK)
    won, letters = defaultdict(int), []
    for block in range(n // BLOCK + 1):
        lost = lost_heaps(won[block], decided)
        for amount in amounts:
            further, shift = divmod(amount, BLOCK)
            # The theorem:
            won[block + further] |= lost << shift
            won[block + further + 1] |= lost << shift >> BLOCK
        bits = f"{lost:0{BLOCK}b}"[::-1]
        letters.append(bits.replace("1", "L").replace("0", "W"))
    return "".join(letters)[1 : n + 1]


def main():
    n, k, *amounts = map(int, sys.stdin.read().split())
    print(solve(n, amounts))


main()
