# Interval Game 2: choose one of the half-open intervals that meets none of those chosen before.
# Theorem (Sprague, 1935; Grundy, 1939): the nim-value of a gap is the mex, over the intervals in
# it, of the nim-sums of the two gaps that they leave. The player to move loses if it is 0.
LAST = 100


def mex(numbers):
    """The least non-negative integer that does not occur."""
    least = 0
    while least in numbers:
        least += 1
    return least


def solve(intervals):
    values = [[0] * (LAST + 1) for _ in range(LAST + 1)]
    ending = [[] for _ in range(LAST + 1)]
    for left, right in intervals:
        ending[right].append(left)
    for start in range(LAST, 0, -1):
        inside = []
        for end in range(start, LAST + 1):
            inside += [(left, end) for left in ending[end] if start <= left]
            # The theorem:
            reached = {values[start][left] ^ values[right][end] for left, right in inside}
            values[start][end] = mex(reached)
    return values[1][LAST] != 0


def main():
    for _ in range(int(input())):
        intervals = [tuple(map(int, input().split())) for _ in range(int(input()))]
        print("Alice" if solve(intervals) else "Bob")


main()
