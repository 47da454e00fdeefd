# Line by line: the heaps in blocks, each block a number with a digit for every heap.
n, k = map(int, input().split())
moves = list(map(int, input().split()))

SIZE = 4096
ALL = (1 << SIZE) - 1
within = sum(1 << move for move in moves if move < SIZE)
won = [0] * (n // SIZE + 1)
for block in range(len(won)):
    undecided = ALL & ~won[block]
    lost = 0
    while undecided:
        # The least undecided heap is lost, and what can move to it is won.
        heap = undecided & -undecided
        lost |= heap
        undecided &= ~(heap | within << heap.bit_length() - 1)
    won[block] = ALL & ~lost
    for move in moves:
        further, digits = divmod(move, SIZE)
        reach = lost << digits
        if block + further < len(won):
            won[block + further] |= reach & ALL
        if block + further + 1 < len(won):
            won[block + further + 1] |= reach >> SIZE
letters = "".join(f"{digits:0{SIZE}b}"[::-1] for digits in won)
print(letters[1 : n + 1].translate({ord("0"): "L", ord("1"): "W"}))
