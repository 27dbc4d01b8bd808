"""Games played to the end by uniform random choice: the loop that benchmarks and roll-outs share."""

from railherd.core.contract import State
from railherd.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end, every legal option equally likely; how many decisions it took."""
    decisions = 0
    while not state.over():
        options = state.legal()
        state.step(options[rng.below(len(options))])
        decisions += 1
    return decisions
