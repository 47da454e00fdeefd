# Who wins in one to four games with a few sets of words, by playing all of them.
from functools import cache


def first_wins(words, k):
    @cache
    def wins(word, games):
        longer = {given[: len(word) + 1] for given in words if given.startswith(word)} - {word}
        if not longer and games > 1:
            return wins("", games - 1)
        return any(not wins(left, games) for left in longer)

    return wins("", k)


for words in ("a",), ("ab",), ("a", "ab"), ("a", "bc"), ("abc", "abde"):
    for k in range(1, 5):
        print(*words, k, end=": ")
        print("won" if first_wins(words, k) else "lost")
