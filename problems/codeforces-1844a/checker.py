"""Whether the first player loses with the heap that a program prints."""

from referee import check, number, read, reject


def is_lost(heap, takes):
    """Play from 0 on; the outcomes of the last heaps decide the next one, so they repeat."""
    lost, seen = [], {}
    while len(lost) <= heap:
        last = tuple(lost[-max(takes) :])
        if len(last) == max(takes) and last in seen:
            period = len(lost) - seen[last]
            return lost[seen[last] + (heap - len(lost)) % period]
        seen[last] = len(lost)
        lost.append(not any(take <= len(lost) and lost[len(lost) - take] for take in takes))
    return lost[heap]


def check_case():
    takes = read(2)
    heap = number("a heap", 1, 10**6)
    if not is_lost(heap, takes):
        reject(f"with {heap} stones the first player wins")


check(check_case, counted=True)
