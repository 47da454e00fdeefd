# Distinct numbers: replace the greatest by a smaller number that is not there yet.
# Theorem: if the number after the second greatest is free, the player to move wins by strategy
# stealing; if not, if and only if the free numbers below the greatest are odd in number.


def solve(numbers):
    *_, second, greatest = numbers
    free = greatest + 1 - len(numbers)
    # The theorem:
    return greatest > second + 1 or free % 2 == 1


def main():
    input()
    numbers = list(map(int, input().split()))
    print("Alice" if solve(numbers) else "Bob")


main()
