# WA: reads a pattern off the first lost heaps: 1, 4, 7, 10.
for _ in range(int(input())):
    n = int(input())
    print("second" if n == 2 or n % 3 == 1 else "first")
