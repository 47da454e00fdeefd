# WA: takes the larger end at each move.


def main():
    n = int(input())
    row = list(map(int, input().split()))
    first, last, lead, sign = 0, n - 1, 0, 1
    while first <= last:
        if row[first] > row[last]:
            lead += sign * row[first]
            first += 1
        else:
            lead += sign * row[last]
            last -= 1
        sign = -sign
    print(lead)


main()
