# Cutting palindromes: cut a letter with equal neighbours out of a word, which leaves three words.
# Theorem: a run of such letters is a heap of the octal game 0.137, Dawson's Chess, whose nim-values
# repeat every 34 letters, from 52 on (Guy and Smith, 1956).

PERIOD = 34
LAST = 52 + PERIOD


def after(run, place):
    """What is left of a run when a letter is cut out: it and its neighbours are gone."""
    return max(place - 1, 0), max(run - place - 2, 0)


def dawsons_chess():
    values = [0]
    for run in range(1, LAST + 1):
        reached = set()
        for place in range(run):
            left, right = after(run, place)
            # The theorem:
            reached.add(values[left] ^ values[right])
        values.append(min(set(range(len(reached) + 1)) - reached))
    return values


def solve(word):
    """The first winning letter, counted from 1, or None."""
    values = dawsons_chess()

    def value(run):
        return values[run - max(run - LAST + PERIOD, 0) // PERIOD * PERIOD]

    equal = "".join("1" if a == b else " " for a, b in zip(word, word[2:]))
    runs = [len(run) for run in equal.split(" ")]
    nim_sum = 0
    for run in runs:
        # The theorem:
        nim_sum ^= value(run)
    first = 2
    for run in runs:
        for place in range(run):
            left, right = after(run, place)
            if value(left) ^ value(right) == nim_sum ^ value(run):
                return first + place
        first += run + 1
    return None


def main():
    letter = solve(input().strip())
    print("Second" if letter is None else f"First\n{letter}")


main()
