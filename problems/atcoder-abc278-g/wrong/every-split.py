# TLE: computes the nim-values of rows by trying every place of every length from L to R.
n, least, most = map(int, input().split())
values = []
for cards in range(n + 1):
    options = {
        values[before] ^ values[cards - count - before]
        for count in range(least, min(most, cards) + 1)
        for before in range(cards - count + 1)
    }
    values.append(next(value for value in range(n + 1) if value not in options))
gone = {0, n + 1}


def play():
    ends = sorted(gone)
    rows = [(start + 1, end - start - 1) for start, end in zip(ends, ends[1:])]
    nim_sum = 0
    for _, cards in rows:
        nim_sum ^= values[cards]
    for start, cards in rows:
        for count in range(least, min(most, cards) + 1):
            for before in range(cards - count + 1):
                if values[before] ^ values[cards - count - before] ^ values[cards] == nim_sum:
                    print(start + before, count, flush=True)
                    gone.update(range(start + before, start + before + count))
                    return


print("First" if values[n] else "Second", flush=True)
if values[n]:
    play()
while (reply := list(map(int, input().split())))[0] > 0:
    gone.update(range(reply[0], sum(reply)))
    play()
