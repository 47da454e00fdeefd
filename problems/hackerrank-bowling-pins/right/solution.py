# Kayles: knock down one pin or two neighbours; who knocks down the last pin wins.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
# rows' nim-values is 0. From 71 pins on these repeat every 12 pins (Guy and Smith, 1956).
import sys

REPEATS, PERIOD = 71, 12


def nim_values():
    values = []
    for pins in range(REPEATS + PERIOD):
        rests = [pins - hit for hit in (1, 2) if hit <= pins]
        options = {values[left] ^ values[rest - left] for rest in rests for left in range(rest + 1)}
        mex = 0
        while mex in options:
            mex += 1
        values.append(mex)
    return values


def solve(values, pins):
    nim_sum = 0
    for row in pins.split("X"):
        length = len(row)
        # The theorem:
        nim_sum ^= values[length if length < REPEATS else REPEATS + (length - REPEATS) % PERIOD]
    return nim_sum != 0


def main():
    values = nim_values()
    for pins in sys.stdin.read().split()[2::2]:
        print("WIN" if solve(values, pins) else "LOSE")


main()
