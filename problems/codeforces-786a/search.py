# A circle of 5 places; Rick has 2 and 3, Morty 1, 2 and 3. Who can force a win within 10 moves?
NUMBERS = {"Rick": (2, 3), "Morty": (1, 2, 3)}
OTHER = {"Rick": "Morty", "Morty": "Rick"}


def result(player, place, moves):
    if place == 0:
        return "Lose"
    if moves == 0:
        return "Loop"
    to = [(place + number) % 5 for number in NUMBERS[player]]
    answers = [result(OTHER[player], place, moves - 1) for place in to]
    if "Lose" in answers:
        return "Win"
    return "Loop" if "Loop" in answers else "Lose"


for player in NUMBERS:
    print(player, *[result(player, place, 10) for place in range(1, 5)])
