# The nim-values of free subtrees of 1 to 7 levels, by trying all words.
from functools import cache


@cache
def nim_value(heights):
    reached = set()
    for place, height in enumerate(heights):
        for letters in range(height):
            # Beside the way down to the word, one subtree stays free for each letter.
            free = tuple(range(height - letters, height))
            reached.add(nim_value(tuple(sorted(heights[:place] + free + heights[place + 1 :]))))
    return min(set(range(len(reached) + 1)) - reached)


for height in range(1, 8):
    print(f"{height}: {nim_value((height,))}")
