# Line by line (input): phi as a ratio of two neighbouring Fibonacci numbers, large enough to be exact.
numerator, denominator = 1, 1
while denominator < 10**30:
    numerator, denominator = numerator + denominator, numerator
smaller, larger = sorted(map(int, input().split()))
print(int((larger - smaller) * numerator // denominator != smaller))
