# Deque: a move takes the first or the last number of a row and scores it.
# Theorem (von Neumann, 1928): of a stretch the player to move gets the better of two ends, each
# less what the opponent then gets of the rest.


def solve(row):
    lead = [0] * (len(row) + 1)
    for length in range(1, len(row) + 1):
        # For each stretch its first number, its last one, and the leads on what they leave.
        stretches = zip(row, row[length - 1 :], lead[1:], lead)
        # The theorem:
        lead = [
            first - after if first - after > last - before else last - before
            for first, last, after, before in stretches
        ]
    return lead[0]


def main():
    input()
    print(solve(list(map(int, input().split()))))


main()
