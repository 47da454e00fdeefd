# Line by line (input): the least divisor above 2 is 4 or an odd prime.
k = int(input())
odd = k
while odd % 2 == 0:
    odd //= 2
prime = 3
while prime * prime <= odd and odd % prime:
    prime += 2
if prime * prime > odd:
    prime = odd
candidates = [prime] if prime > 1 else []
if k % 4 == 0:
    candidates.append(4)
print(min(candidates) - 1)
