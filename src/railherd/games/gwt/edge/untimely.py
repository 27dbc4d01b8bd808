"""Explain why another decision cannot come now: another part of the turn, or an action not here or not open."""

from collections.abc import Mapping, Sequence
from typing import Final

from railherd.core.contract import Json
from railherd.games.gwt.edge.refusal_args import refusal_args
from railherd.games.gwt.figures import verbs
from railherd.games.gwt.figures.lookup import TEPEE
from railherd.games.gwt.rules import express, location, railway, trade, workers
from railherd.games.gwt.state import State
from railherd.kit.edge.untimely import (
    BRINGS,
    NO_OPTION,
    Kind,
    brought_by_action,
    brought_by_option,
    refuse_at_place,
    refuse_part,
)
from railherd.kit.figures.lookup import BUILDING, HAZARD
from railherd.kit.figures.verbs import HIRE, NO_ACTION
from railherd.kit.rules import buildings, delivery, hazards, objectives, stations, travel
from railherd.kit.rules.place import Use

Names = Mapping[str, Sequence[str]]
Wanted = Sequence[tuple[Kind, int]]

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


def untimely(s: State, names: Names, wanted: Wanted) -> tuple[int, Json]:
    """Return why none of the wanted decisions can come now, with the figures of that reason."""
    use = s.pending[-1]
    if not isinstance(use, Use):
        return refuse_part(s), {}
    kinds = _fitting(s, use, wanted)
    reason, option = refuse_at_place(s, use, kinds, lambda given: brought_by(s, use, given))
    return reason, {} if option == NO_OPTION else refusal_args(s, names, option, reason)


def _fitting(s: State, use: Use, wanted: Wanted) -> set[Kind]:
    """Return the decisions that could really be about what is wanted, all of them if none could."""
    beside = s.figures.adjacent[s.players[use.seat].place]
    fitting = {
        kind
        for kind, option in wanted
        if (kind not in SPACE_KINDS or s.figures.kind[option] == SPACE_KINDS[kind])
        and (kind is not location.Copy or option in beside)
    }
    return fitting or {kind for kind, _ in wanted}


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
