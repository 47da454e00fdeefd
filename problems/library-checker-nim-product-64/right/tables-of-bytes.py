# Line by line: tables for the product of two bytes, and for a byte times each pair of places.
import sys


def slow(a, b, digits=64):
    """The product by the rules for Fermat powers."""
    if a < 2 or b < 2:
        return a * b
    half = digits // 2
    mask = (1 << half) - 1
    low = slow(a & mask, b & mask, half)
    high = slow(a >> half, b >> half, half)
    all_ = slow((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half)
    return (all_ ^ low) << half | low ^ slow(high, 1 << (half - 1), half)


def linear(image_of_digit):
    """The table of a function that is additive, from its values for the eight digits."""
    table = [0]
    for digit in range(8):
        image = image_of_digit(1 << digit)
        table += [image ^ entry for entry in table]
    return table


def main():
    bytes_times = [linear(lambda digit, byte=byte: slow(byte, digit, 8)) for byte in range(256)]
    places = [
        [linear(lambda digit, place=slow(1 << 8 * i, 1 << 8 * j): slow(place, digit)) for j in range(8)]
        for i in range(8)
    ]
    answers = []
    next(sys.stdin)
    for line in sys.stdin:
        a, b = (int(word).to_bytes(8, "little") for word in line.split())
        product = 0
        for x, of_place in zip(a, places):
            times = bytes_times[x]
            for y, table in zip(b, of_place):
                product ^= table[times[y]]
        answers.append(str(product))
    print("\n".join(answers))


main()
