# WA: takes the stones of all heaps together, as if each number could be taken only once in all.
n = int(input())
total = sum(int(input()) for _ in range(n))
k = 0
while (k + 1) * (k + 2) // 2 <= total:
    k += 1
print("NO" if k % 2 == 1 else "YES")
