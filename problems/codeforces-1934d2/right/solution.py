# XOR Break: break p into two smaller numbers with the exclusive or p; the opponent chooses one.
# Theorem (parity): the player to break p loses if and only if p has an odd number of ones. From
# an even number split off the top bit, and both parts are odd and smaller.


def solve(p):
    # The theorem:
    return bin(p).count("1") % 2 == 0


def break_up(p):
    top = 1 << (p.bit_length() - 1)
    # The theorem:
    print(top, p ^ top, flush=True)


def main():
    for _ in range(int(input())):
        n = int(input())
        print("first" if solve(n) else "second", flush=True)
        if solve(n):
            break_up(n)
        while True:
            a, b = map(int, input().split())
            if a == 0:
                break
            break_up(a if solve(a) else b)


main()
