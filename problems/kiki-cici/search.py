from functools import cache

@cache
def wins(cards):
    powers = [2**k for k in range(cards.bit_length())]
    return any(not wins(cards - take) for take in powers)

for cards in range(1, 25):
    print(f"{cards}: {'won' if wins(cards) else 'lost'}")
