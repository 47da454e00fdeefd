# The small positions, by trying all moves.
from functools import cache


@cache
def wins(heap):
    raise NotImplementedError


for heap in range(21):
    print(f"{heap}: {'won' if wins(heap) else 'lost'}")
