# Line by line (input): the heaps of value 0, then those of value 1, and so on; sets of heaps are numbers.


def nim_values(amounts, largest):
    moves = sum(1 << amount for amount in set(amounts))
    values = [0] * (largest + 1)
    without_value = (1 << largest + 1) - 1
    value = 0
    while without_value:
        # The least heap has this value, and what can move to it has another one.
        heaps, waiting, heap = without_value, 0, -1
        while heaps:
            step = (heaps & -heaps).bit_length()
            heap += step
            heaps >>= step
            values[heap] = value
            can_move_here = heaps & moves >> 1
            heaps ^= can_move_here
            waiting |= can_move_here << heap + 1
        without_value = waiting
        value += 1
    return values


while True:
    k, *amounts = map(int, input().split())
    if k == 0:
        break
    rows = [list(map(int, input().split()))[1:] for _ in range(int(input()))]
    values = nim_values(amounts, max(map(max, rows)))
    letters = []
    for row in rows:
        total = 0
        for heap in row:
            total ^= values[heap]
        letters.append("W" if total else "L")
    print("".join(letters))
