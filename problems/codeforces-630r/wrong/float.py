# WA: reads n as a float, in which all numbers above 2^53 are even.
n = float(input())
print(1 if n % 2 == 1 else 2)
