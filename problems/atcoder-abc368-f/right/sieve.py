# Line by line: a sieve of prime powers counts the prime factors of all numbers.
input()
numbers = list(map(int, input().split()))
largest = max(numbers)
factors = [0] * (largest + 1)
for prime in range(2, largest + 1):
    if factors[prime] == 0:
        power = prime
        while power <= largest:
            for multiple in range(power, largest + 1, power):
                factors[multiple] += 1
            power *= prime
total = 0
for number in numbers:
    total ^= factors[number]
print("Anna" if total else "Bruno")
