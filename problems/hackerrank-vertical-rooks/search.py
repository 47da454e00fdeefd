# The lost boards of three columns, backwards from those on which the player to move is stuck.
from itertools import combinations_with_replacement, permutations, product

N = 3
COLUMNS = list(permutations(range(1, N + 1), 2))  # the rook to move, and the other one


def moves(board):  # the other player is to move then
    for i, (own, other) in enumerate(board):
        for row in range(1, other) if own < other else range(other + 1, N + 1):
            if row != own:
                left = board[:i] + ((row, other),) + board[i + 1 :]
                yield tuple(column[::-1] for column in left)


boards, lost = set(product(COLUMNS, repeat=N)), set()
while more := {
    board
    for board in boards - lost
    if all(any(answer in lost for answer in moves(left)) for left in moves(board))
}:
    lost |= more
for board in combinations_with_replacement(COLUMNS, N):
    if board in lost:
        print(N, *sum(board, ()), end=": lost\n")
