"""Explain why another decision cannot come now: another part of the turn, or an action not here or not open."""

from collections.abc import Mapping, Sequence
from typing import Final

from railherd.core import contract
from railherd.core.contract import Json
from railherd.games.gwt.edge.refusal_args import refusal_args
from railherd.games.gwt.figures import verbs as own
from railherd.games.gwt.figures.lookup import TEPEE
from railherd.games.gwt.rules import express, location, railway, trade, workers
from railherd.games.gwt.state import State
from railherd.kit.decision import DELIVERING, IN_KANSAS_CITY, TRAVELLING
from railherd.kit.figures import reasons, verbs
from railherd.kit.figures.lookup import BUILDING, HAZARD
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules import (
    auxiliary,
    buildings,
    certificates,
    delivery,
    discards,
    hazards,
    market,
    objectives,
    offers,
    place,
    travel,
)
from railherd.kit.state import DecisionOn

Names = Mapping[str, Sequence[str]]
Kind = type[contract.Decision]
Wanted = Sequence[tuple[Kind, int]]

_AT_STATIONS: Final[tuple[Kind, ...]] = (railway.Upgrade, railway.Appoint)

# The decisions that each verb brings by itself. A reward or a copied building may bring more.
BRINGS: Final[dict[int, tuple[Kind, ...]]] = {
    verbs.GAIN: (),
    verbs.DISCARD: (discards.Pay, discards.PaySecond),
    verbs.HIRE: (workers.Hire,),
    verbs.BUILD: (buildings.Build, buildings.BuildAt),
    verbs.OBJECTIVE: (objectives.TakeObjective,),
    own.ENGINE: (railway.Advance, railway.Retreat, *_AT_STATIONS),
    own.REVERSE: (railway.Reverse, railway.Collect, *_AT_STATIONS),
    own.TRADE: (trade.Trade,),
    verbs.AUXILIARY: (auxiliary.Auxiliary,),
    verbs.BUY: (market.Buy, market.BuySecond),
    verbs.CLEAR: (hazards.Clear,),
    verbs.MOVE: (travel.Go, travel.Fork),
    own.STROLL: (travel.Go,),
    verbs.DRAW: (discards.Draw, discards.Shed),
    verbs.CYCLE: (discards.Shed,),
    own.EXPRESS: (express.Express, delivery.Deliver, delivery.DeliverDisc, objectives.TakeObjective, *_AT_STATIONS),
    own.COPY: (location.Copy,),
    own.UPGRADE_BEHIND: (railway.UpgradeBehind, *_AT_STATIONS),
}

# The kind of space that these decisions are about.
SPACE_KINDS: Final[dict[Kind, int]] = {hazards.Clear: HAZARD, trade.Trade: TEPEE, buildings.BuildAt: BUILDING}
USED_UP: Final = (reasons.ALREADY_USED, reasons.OTHER_SIDE_OF_SLASH, reasons.LOCAL_TAKEN)


def untimely(s: State, names: Names, wanted: Wanted) -> tuple[int, Json]:
    """Return why none of the wanted decisions can come now, with the figures of that reason."""
    asked = s.pending[-1]
    if asked.PART == TRAVELLING:
        return reasons.TRAVEL_FIRST, {}
    if asked.PART and s.pending[0].PART in (IN_KANSAS_CITY, DELIVERING):
        return reasons.KANSAS_CITY_ORDER, {}
    if not isinstance(asked, place.Use):
        return reasons.FINISH_FIRST, {}
    return _refuse_at_place(s, names, asked, _fitting(s, asked, wanted))


def _fitting(s: State, asked: DecisionOn[State], wanted: Wanted) -> set[Kind]:
    """Return the decisions that could really be about what is wanted, all of them if none could."""
    beside = s.figures.adjacent[s.players[asked.seat].place]
    fitting = {
        kind
        for kind, option in wanted
        if (kind not in SPACE_KINDS or s.figures.kind[option] == SPACE_KINDS[kind])
        and (kind is not location.Copy or option in beside)
    }
    return fitting or {kind for kind, _ in wanted}


def _refuse_at_place(s: State, names: Names, use: place.Use, kinds: set[Kind]) -> tuple[int, Json]:
    """Return that an action comes first, else why the one that would do is closed, else that there is none."""
    giving = [option for option in range(place.DONE) if kinds & brought_by(s, use, option)]
    refused = [(use.refusal(s, option), option) for option in giving]
    if any(reason == reasons.LEGAL for reason, _ in refused):
        return reasons.CHOOSE_ACTION_FIRST, {}
    if any(issubclass(kind, DecisionOn) and kind.PART == TRAVELLING for kind in kinds):
        return reasons.ALREADY_TRAVELLED, {}
    if not refused:
        return reasons.NOT_OFFERED_HERE, {}
    reason, option = min(refused, key=lambda found: found[0] in USED_UP)
    return reason, refusal_args(s, names, option, reason)


def brought_by(s: State, use: place.Use, option: int) -> set[Kind]:
    """Return the decisions that an option of a place can lead to."""
    if option == place.SINGLE_AUXILIARY:
        return {auxiliary.Auxiliary} | _brought_by_auxiliaries(s, use.seat, 1)
    action = use.action_of(s, option)
    if action == NO_ACTION:
        return set()
    if s.figures.actions[action].verb == own.COPY:
        spaces = location.neighbours(s, s.players[use.seat].place)
        faces = [s.figures.face_actions[s.face(s.tile[space])] for space in spaces]
        return {location.Copy}.union(*[_brought_by_action(s, use.seat, copied) for face in faces for copied in face])
    return _brought_by_action(s, use.seat, action)


def _brought_by_action(s: State, seat: int, action: int) -> set[Kind]:
    act = s.figures.actions[action]
    kinds = set(BRINGS[act.verb])
    if act.certificates:
        kinds.add(certificates.Certify)
    if act.remove:
        kinds.add(discards.Remove)
    if act.verb == verbs.AUXILIARY:
        kinds |= _brought_by_auxiliaries(s, seat, 0)
    if act.then != NO_ACTION:
        kinds |= {offers.Offer} | _brought_by_action(s, seat, act.then)
    return kinds


def _brought_by_auxiliaries(s: State, seat: int, single: int) -> set[Kind]:
    """Return what the auxiliary actions bring that are possible now."""
    actions = [s.figures.auxiliary_actions[option] for option in auxiliary.possible(s, seat, single)]
    return set[Kind]().union(*[_brought_by_action(s, seat, action) for action in actions])
