"""Explain why another decision cannot come now: another part of the turn, or an action not here or not open."""

from typing import Final

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
from railherd.kit.edge.untimely import ADVANCE, BRINGS, Kind, Wanted, brought_by_option, is_about_space, refuse_untimely
from railherd.kit.figures.lookup import BUILDING, HAZARD
from railherd.kit.figures.verbs import CLEAR, HIRE
from railherd.kit.rules import buildings, delivery, hazards, stations

_IN_HARBOUR: Final[tuple[Kind, ...]] = (harbours.Store, stations.Upgrade, stations.Appoint)

# The decisions that each verb brings by itself. A reward may bring more.
OWN_BRINGS: Final[dict[int, tuple[Kind, ...]]] = {
    **BRINGS,
    ADVANCE: (pathfinder.Pathfind, pathfinder.TurnTile),
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


def untimely(s: State, wanted: Wanted) -> tuple[int, int]:
    """Return why none of the wanted decisions can come now, and the option that this is about."""
    return refuse_untimely(
        s,
        wanted,
        lambda kind, option: is_about_space(s, SPACE_KINDS, kind, option),
        lambda use, option: brought_by_option(s, use, option, OWN_BRINGS),
    )
