# Who pays less in all palindromes of up to five letters that have a 0, by playing every game.
from functools import cache
from itertools import product


@cache
def lead(string, reversed_last=False):
    """What the opponent pays from now on less what the player to move pays."""
    zeros = [i for i, letter in enumerate(string) if letter == "0"]
    options = [-1 - lead(string[:i] + "1" + string[i + 1 :]) for i in zeros]
    if string != string[::-1] and not reversed_last:
        options.append(-lead(string[::-1], True))
    return max(options, default=0)


for n in range(1, 6):
    for string in map("".join, product("01", repeat=n)):
        if "0" in string and string == string[::-1]:
            print(*string, end=": ")
            print("won" if lead(string) > 0 else "lost" if lead(string) < 0 else "draw")
