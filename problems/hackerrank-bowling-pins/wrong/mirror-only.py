# WA: says that only a row that can be mirrored at a gap in its middle is lost.
for _ in range(int(input())):
    input()
    pins = input().strip("X")
    middle = pins[(len(pins) - 1) // 2 : len(pins) // 2 + 1]
    lost = pins == pins[::-1] and set(middle) <= {"X"}
    print("LOSE" if lost else "WIN")
