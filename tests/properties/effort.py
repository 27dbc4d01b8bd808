"""How much of a random search each build does."""

from railherd import COMPILED

SHARE = 4


def tries(count: int) -> int:
    """Return how often something random is tried: fewer times if the rules are not compiled, which is much slower.

    A search finds the same faults in both builds; that they behave alike is shown by the golden games.
    """
    return count if COMPILED else max(1, count // SHARE)
