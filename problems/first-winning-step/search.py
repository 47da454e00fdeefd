from functools import cache

@cache
def nim_value(number):
    options = {nim_value(divisor) for divisor in range(1, number) if number % divisor == 0}
    value = 0
    while value in options:
        value += 1
    return value

for number in range(1, 25):
    print(f"{number}: {nim_value(number)}")
