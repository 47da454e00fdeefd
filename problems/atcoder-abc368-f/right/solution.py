# Dividing Game: a move replaces one of N numbers by a divisor other than itself.
# Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime factors
# counted with multiplicity.


def prime_omegas(last):
    """Omega of the numbers up to `last`: each power of a prime adds 1 to its multiples."""
    omegas = [0] * (last + 1)
    for prime in range(2, last + 1):
        if omegas[prime] == 0:
            power = prime
            while power <= last:
                for multiple in range(power, last + 1, power):
                    omegas[multiple] += 1
                power *= prime
    return omegas


def solve(numbers):
    omegas = prime_omegas(max(numbers))
    nim_sum = 0
    for number in numbers:
        # The theorem:
        nim_sum ^= omegas[number]
    return nim_sum != 0


def main():
    input()
    numbers = list(map(int, input().split()))
    print("Anna" if solve(numbers) else "Bruno")


main()
