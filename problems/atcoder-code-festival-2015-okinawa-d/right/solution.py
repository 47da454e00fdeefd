# Each word must begin with the last character of the one before; a player without a word loses.
# Theorem (Zermelo, 1913; Smith, 1966): every position is won, lost or drawn, and looking
# backwards from the characters without words decides which.
import sys


def loopy_outcomes(n, words):
    before = [[] for _ in range(n + 1)]
    ways_out = [0] * (n + 1)
    for first, last in words:
        before[last].append(first)
        ways_out[first] += 1
    outcomes = ["draw"] * (n + 1)
    decided = [character for character in range(1, n + 1) if ways_out[character] == 0]
    for character in decided:
        outcomes[character] = "lost"
    for character in decided:  # grows as it is read
        leads_to_lost = outcomes[character] == "lost"
        for first in before[character]:
            ways_out[first] -= 1
            if outcomes[first] == "draw" and (leads_to_lost or ways_out[first] == 0):
                # The theorem:
                outcomes[first] = "won" if leads_to_lost else "lost"
                decided.append(first)
    return outcomes


def solve(n, words):
    outcome = loopy_outcomes(n, words)[1]
    return {"won": "Snuke", "lost": "Sothe", "draw": "Draw"}[outcome]


def main():
    n, m, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
