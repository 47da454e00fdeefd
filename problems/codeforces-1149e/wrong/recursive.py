# RE: finds the levels by recursion, which ends at a depth of a thousand.
import sys


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    n, m = next(numbers), next(numbers)
    taxes = [next(numbers) for _ in range(n)]
    successors = [[] for _ in range(n)]
    for _ in range(m):
        city = next(numbers) - 1
        successors[city].append(next(numbers) - 1)
    levels = [-1] * n

    def level(city):
        if levels[city] < 0:
            taken = {level(to) for to in successors[city]}
            levels[city] = next(number for number in range(n) if number not in taken)
        return levels[city]

    sums = [0] * n
    for city in range(n):
        sums[level(city)] ^= taxes[city]
    if not any(sums):
        print("LOSE")
        return
    highest = max(level for level in levels if sums[level])
    for city, tax in enumerate(taxes):
        if levels[city] == highest and tax ^ sums[highest] < tax:
            for changed in [city, *successors[city]]:
                taxes[changed] ^= sums[levels[changed]]
                sums[levels[changed]] = 0
            break
    print("WIN")
    print(*taxes)


main()
