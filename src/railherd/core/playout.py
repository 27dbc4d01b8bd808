"""Play games to the end by uniform random choice, for benchmarks and roll-outs."""

from railherd.core.contract import State
from railherd.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end, every legal option equally likely; return the number of decisions."""
    decisions = 0
    while not state.over():
        options = state.legal()
        state.step(options[rng.below(len(options))])
        decisions += 1
    return decisions
