# Who wins from each of seven characters; a win takes no more moves than there are characters.
from functools import cache

WORDS = {1: [2, 4], 2: [3], 3: [1], 4: [5, 6], 5: [7, 3], 6: [5], 7: []}


@cache
def wins(character, moves):
    return moves > 0 and any(loses(last, moves - 1) for last in WORDS[character])


def loses(character, moves):
    return all(wins(last, moves - 1) for last in WORDS[character])


row = " ".join(" ".join(map(str, [len(ends), *ends])) for ends in WORDS.values())
for character in WORDS:
    result = "won" if wins(character, 7) else "lost" if loses(character, 7) else "draw"
    print(f"7 {row} 1 {character}: {result}")
