"""The figures that a refusal's sentence needs, and why another decision cannot come now."""

from collections.abc import Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Json
from railherd.games.gwt.describe import describe
from railherd.games.gwt.reasons import ALREADY_USED
from railherd.games.gwt.state import State

Names = Mapping[str, Sequence[str]]


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """What the option is about, and the money at hand."""
    args = describe(s, names, s.pending[-1], option).args
    return {**args, "money": s.players[s.seat()].money}


def untimely(asked: contract.Decision, wanted: type[contract.Decision]) -> int:
    """Why another part of the turn cannot come now."""
    return ALREADY_USED
