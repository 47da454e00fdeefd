# Who wins with the amounts 2 and 3, by trying both.
from functools import cache


@cache
def wins(heap):
    return any(amount <= heap and not wins(heap - amount) for amount in [2, 3])


for heap in range(21):
    print(f"2 2 3 {heap}: {'won' if wins(heap) else 'lost'}")
