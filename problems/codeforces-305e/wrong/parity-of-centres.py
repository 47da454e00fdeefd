# WA: thinks that each palindrome is one move, wherever the cuts are, and takes their parity.
word = input().strip()
places = [i + 1 for i in range(1, len(word) - 1) if word[i - 1] == word[i + 1]]
if len(places) % 2 == 1:
    print("First")
    print(places[0])
else:
    print("Second")
