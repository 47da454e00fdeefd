# Line by line: takes Fibonacci numbers off from the largest down; the last one is the answer.
stones = int(input())
numbers = [1, 2]
while numbers[-1] < stones:
    numbers.append(numbers[-1] + numbers[-2])
for number in reversed(numbers):
    if number <= stones:
        stones -= number
        answer = number
print(answer)
