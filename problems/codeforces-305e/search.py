# The nim-values of the words a, ab, aba, ... and of the words of five letters a and b, by trying
# all cuts.
from functools import cache
from itertools import product


@cache
def nim_value(word):
    reached = set()
    for place in range(1, len(word) - 1):
        if word[place - 1] == word[place + 1]:
            reached.add(nim_value(word[:place]) ^ nim_value(word[place + 1 :]))
    return min(set(range(len(reached) + 1)) - reached)


alternating = [tuple(1 + place % 2 for place in range(n)) for n in range(1, 21)]
for word in alternating + list(product((1, 2), repeat=5)):
    print(f"{len(word)} {' '.join(map(str, word))}: {nim_value(word)}")
