"""Explain why another decision cannot come now: another part of the turn, or an action not here or not open."""

from collections.abc import Mapping, Sequence
from typing import Final

from railherd.core.contract import Json
from railherd.games.gwt_nz.edge.refusal_args import refusal_args
from railherd.games.gwt_nz.figures import verbs
from railherd.games.gwt_nz.rules import (
    bonus_market,
    cards,
    harbours,
    pathfinder,
    replacing,
    shearing,
    sheep_market,
    ship,
)
from railherd.games.gwt_nz.rules import workers as job_market
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.untimely import BRINGS, NO_OPTION, Kind, brought_by_option, refuse_at_place, refuse_part
from railherd.kit.figures.lookup import BUILDING, HAZARD
from railherd.kit.figures.verbs import CLEAR, GAIN, HIRE
from railherd.kit.rules import buildings, delivery, hazards, stations
from railherd.kit.rules.place import Use

Names = Mapping[str, Sequence[str]]
Wanted = Sequence[tuple[Kind, int]]

_PATH: Final[tuple[Kind, ...]] = (pathfinder.Pathfind, pathfinder.TurnTile)
_IN_HARBOUR: Final[tuple[Kind, ...]] = (harbours.Store, stations.Upgrade, stations.Appoint)

# The decisions that each verb brings by itself. A reward may bring more.
OWN_BRINGS: Final[dict[int, tuple[Kind, ...]]] = {
    **BRINGS,
    GAIN: _PATH,
    CLEAR: (hazards.Clear,),
    HIRE: (job_market.Hire,),
    verbs.SHIP: (ship.Sail, *_IN_HARBOUR),
    verbs.INVEST: (bonus_market.Invest, bonus_market.Swap, job_market.Join),
    verbs.SHEAR: (shearing.Shear, shearing.SendWool, delivery.DeliverDisc),
    verbs.SEND: (delivery.DeliverDisc,),
    verbs.REMOTE: (ship.Remote, harbours.Store),
    verbs.SHEEP: (sheep_market.TakeSheep,),
    verbs.REPLACE: (replacing.Replace,),
    verbs.TOP: (cards.Arrange,),
    verbs.JOKER: (job_market.Join,),
}

# The kind of space that these decisions are about.
SPACE_KINDS: Final[dict[Kind, int]] = {hazards.Clear: HAZARD, buildings.BuildAt: BUILDING, replacing.Replace: BUILDING}


def untimely(s: State, names: Names, wanted: Wanted) -> tuple[int, Json]:
    """Return why none of the wanted decisions can come now, with the figures of that reason."""
    use = s.pending[-1]
    if not isinstance(use, Use):
        return refuse_part(s), {}
    fitting = {kind for kind, option in wanted if _fits(s, kind, option)} or {kind for kind, _ in wanted}
    reason, option = refuse_at_place(s, use, fitting, lambda given: brought_by_option(s, use, given, OWN_BRINGS))
    return reason, {} if option == NO_OPTION else refusal_args(s, names, option, reason)


def _fits(s: State, kind: Kind, option: int) -> bool:
    """Return whether a decision could really be about the space that is wanted."""
    return kind not in SPACE_KINDS or s.figures.kind[option % s.figures.spaces] == SPACE_KINDS[kind]
