"""Explain why another decision cannot come now: another part of the turn, or an action not here or not open."""

from typing import Final

from railherd.games.gwt.figures import verbs
from railherd.games.gwt.figures.lookup import TEPEE
from railherd.games.gwt.rules import express, location, railway, trade, workers
from railherd.games.gwt.state import State
from railherd.kit.edge.untimely import (
    BRINGS,
    Kind,
    Wanted,
    brought_by_action,
    brought_by_option,
    is_about_space,
    refuse_untimely,
)
from railherd.kit.figures.lookup import BUILDING, HAZARD
from railherd.kit.figures.verbs import HIRE, NO_ACTION
from railherd.kit.rules import buildings, delivery, hazards, objectives, stations, travel
from railherd.kit.rules.place import Use

_AT_STATIONS: Final[tuple[Kind, ...]] = (stations.Upgrade, stations.Appoint)

# The decisions that each verb brings by itself. A reward or a copied building may bring more.
OWN_BRINGS: Final[dict[int, tuple[Kind, ...]]] = {
    **BRINGS,
    HIRE: (workers.Hire,),
    verbs.ENGINE: (railway.Advance, railway.Retreat, *_AT_STATIONS),
    verbs.REVERSE: (railway.Reverse, railway.Collect, *_AT_STATIONS),
    verbs.TRADE: (trade.Trade,),
    verbs.STROLL: (travel.Go,),
    verbs.EXPRESS: (express.Express, delivery.Deliver, delivery.DeliverDisc, objectives.TakeObjective, *_AT_STATIONS),
    verbs.COPY: (location.Copy,),
    verbs.UPGRADE_BEHIND: (railway.UpgradeBehind, *_AT_STATIONS),
}

# The kind of space that these decisions are about.
SPACE_KINDS: Final[dict[Kind, int]] = {hazards.Clear: HAZARD, trade.Trade: TEPEE, buildings.BuildAt: BUILDING}


def untimely(s: State, wanted: Wanted) -> tuple[int, int]:
    """Return why none of the wanted decisions can come now, and the option that this is about."""
    return refuse_untimely(
        s, wanted, lambda kind, option: _fits(s, kind, option), lambda use, option: brought_by(s, use, option)
    )


def _fits(s: State, kind: Kind, option: int) -> bool:
    """Return whether a decision could really be about the space or the building that is wanted."""
    is_near = kind is not location.Copy or option in s.figures.adjacent[s.players[s.pending[-1].seat].place]
    return is_near and is_about_space(s, SPACE_KINDS, kind, option)


def brought_by(s: State, use: Use, option: int) -> set[Kind]:
    """Return the decisions that an option of a place can lead to, also through a building that could be copied."""
    kinds = brought_by_option(s, use, option, OWN_BRINGS)
    action = use.action_of(s, option)
    if action == NO_ACTION or s.figures.actions[action].verb != verbs.COPY:
        return kinds
    for space in location.neighbours(s, s.players[use.seat].place):
        for copied in s.figures.face_actions[s.face(s.tile[space])]:
            kinds |= brought_by_action(s, use.seat, copied, OWN_BRINGS)
    return kinds
