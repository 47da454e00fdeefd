# The boards of two rows and two columns on which the player who paints loses, by trying all moves.
# Before a colour is forbidden, the other player is to move, and those positions are won.
from functools import cache
from itertools import product

BESIDE = (1, 2), (0, 3), (0, 3), (1, 2)


@cache
def painter_wins(board):
    return all(can_paint(board, forbidden) for forbidden in (1, 2, 3)) or 0 not in board


@cache
def can_paint(board, forbidden):
    for place in range(4):
        near = {board[other] for other in BESIDE[place]}
        for colour in {1, 2, 3} - {forbidden} - near:
            if board[place] == 0 and painter_wins(board[:place] + (colour,) + board[place + 1 :]):
                return True
    return False


for board in product(range(4), repeat=4):
    if any(board[i] == board[j] > 0 for i in range(4) for j in BESIDE[i]):
        continue
    if not painter_wins(board):
        print(2, 0, *board, end=": won\n")
