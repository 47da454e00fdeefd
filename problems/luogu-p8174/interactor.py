"""The judge's side of Stones: Branko, who names a pile and later takes stones."""

from referee import Wrong, hear, interact, numbers, read, reject, say, style


def taker_wins(piles):
    return (piles.count(1) % 2 == 0) == (max(piles) > 1)


def filled(piles):
    return [place for place, pile in enumerate(piles) if pile]


def name(piles):
    """A one leaves Ankica no choice; at random any pile."""
    opponent, chance = style()
    ones = [place for place in filled(piles) if piles[place] == 1]
    return chance.choice(ones if ones and opponent < 2 else filled(piles))


def take(piles, place):
    """What is left, so that Ankica loses if that is possible; otherwise as much as can be."""
    opponent, chance = style()
    stones = piles[place]
    rests = list(range(stones)) if opponent > 1 else [stones - 1, 1, 0]
    for rest in rests if opponent < 2 else ():
        if rest < stones and not taker_wins(piles[:place] + [rest] + piles[place + 1 :]):
            return rest
    return chance.choice(rests) if opponent > 1 else stones - 1


def play():
    piles = read(read())
    say(len(piles))
    say(*piles)
    while any(piles):
        place = name(piles)
        say(place + 1)
        (taken,) = numbers("the stones to take")
        if not 1 <= taken <= piles[place]:
            reject(f"of pile {place + 1} {taken} stones cannot be taken")
        piles[place] -= taken
        if not any(piles):
            return last_line()
        place = numbers("a pile")[0] - 1
        if not 0 <= place < len(piles) or not piles[place]:
            reject(f"pile {place + 1} has no stones")
        rest = take(piles, place)
        say(piles[place] - rest)
        piles[place] = rest
    say(-1)
    reject("the judge wins")


def last_line():
    """The line -1, if the program prints it."""
    try:
        line = hear("-1")
    except Wrong:
        return
    if line != "-1":
        reject(f"expected -1, found `{line[:80]}`")


interact(play)
