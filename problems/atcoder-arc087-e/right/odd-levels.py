# Line by line (input): only levels with an odd number of prefixes matter.
n, longest = map(int, input().split())
words = sorted(input() for _ in range(n))
odd = [0] * (max(map(len, words)) + 2)
before = ""
for word in words:
    common = 0
    while common < len(before) and before[common] == word[common]:
        common += 1
    # One more prefix of each length from here to that of the word: a difference at both ends.
    odd[common + 1] ^= 1
    if len(word) + 1 < len(odd):
        odd[len(word) + 1] ^= 1
    before = word
total = parity = 0
for length in range(1, len(odd) - 1):
    parity ^= odd[length]
    if parity:
        height = longest - length + 1
        total ^= height & -height
print("Alice" if total else "Bob")
