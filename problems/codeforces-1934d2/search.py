# Who wins from one number up to 16, by trying all moves.
from functools import cache


@cache
def wins(parts):
    for part in parts:
        for x in range(1, part):
            y = part ^ x
            if 0 < y < part and not wins((x, y)):
                return True
    return False


for n in range(1, 17):
    print(f"{n} 0: " + ("won" if wins((n, 0)) else "lost"))
