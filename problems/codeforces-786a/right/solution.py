# Berzerk: on a circle of n places, each player moves a monster on by one of his own numbers, and
# the player who brings it to place 0 wins.
# Theorem (Zermelo, 1913; Smith, 1966): a position is a place and a player to move. Backwards from
# place 0, where the player to move has lost, each is won, lost, or never decided.


def solve(n, numbers):
    results = [["Loop"] * n for _ in range(2)]
    left = [[len(own)] * n for own in numbers]
    decided = [(0, 0), (1, 0)]
    results[0][0] = results[1][0] = "Lose"
    # The list grows while it is walked along, until all positions are in it.
    for player, place in decided:
        if len(decided) == 2 * n:
            break
        is_lost = results[player][place] == "Lose"
        other = 1 - player
        for number in numbers[other]:
            origin = (place - number) % n
            if results[other][origin] != "Loop":
                continue
            left[other][origin] -= 1
            if is_lost or left[other][origin] == 0:
                # The theorem:
                results[other][origin] = "Win" if is_lost else "Lose"
                decided.append((other, origin))
    return results


def main():
    n, *words = map(int, open(0).read().split())
    rick, morty = words[1 : words[0] + 1], words[words[0] + 2 :]
    for results in solve(n, [rick, morty]):
        print(*results[1:])


main()
