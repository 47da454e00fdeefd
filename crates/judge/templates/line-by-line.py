# Line by line (input): the theorem in a few words.
def is_won(heaps):
    raise NotImplementedError


for _ in range(int(input())):
    input()
    print("First" if is_won(map(int, input().split())) else "Second")
