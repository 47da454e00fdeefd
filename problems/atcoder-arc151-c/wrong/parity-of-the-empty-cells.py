# WA: takes the parity of the number of empty cells.
n, m = map(int, input().split())
print("Takahashi" if (n - m) % 2 else "Aoki")
