# The colouring game: paint two neighbours white, one of them red for Alice and blue for Bob.
# Theorem: who has more cells wins; if equal, each alternating stretch is a row of Dawson's
# Kayles, 0.07, whose nim-values repeat every 34 cells, from 53 on (Guy and Smith, 1956).
FIRST_PERIODIC = 53
PERIOD = 34


def dawson():
    """The nim-values of Dawson's Kayles, as far as the period needs them."""
    values = [0, 0]
    for cells in range(2, FIRST_PERIODIC + PERIOD):
        reached = {values[left] ^ values[cells - 2 - left] for left in range(cells - 1)}
        values.append(min(set(range(len(reached) + 1)) - reached))
    return values


def nim_value(dawson, length):
    if length >= FIRST_PERIODIC:
        length = FIRST_PERIODIC + (length - FIRST_PERIODIC) % PERIOD
    return dawson[length]


def solve(dawson, row):
    red, blue = row.count("R"), row.count("B")
    if red != blue:
        # The theorem:
        return red > blue
    nim_sum = 0
    length = 1
    for before, cell in zip(row, row[1:]):
        if cell == before:
            # The theorem:
            nim_sum ^= nim_value(dawson, length)
            length = 0
        length += 1
    # The theorem:
    nim_sum ^= nim_value(dawson, length)
    return nim_sum != 0


def main():
    values = dawson()
    for _ in range(int(input())):
        input()
        print("Alice" if solve(values, input().strip()) else "Bob")


main()
