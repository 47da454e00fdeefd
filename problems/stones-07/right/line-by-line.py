# Line by line (input): the first player wins only a circle that one move clears.
while True:
    try:
        stones = int(input())
    except EOFError:
        break
    print("Hrdv" if stones in (1, 2) else "Yougth")
