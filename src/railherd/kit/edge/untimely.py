"""Explain why a decision cannot come now: another part of the turn, or an action not here or not open."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from railherd.core import contract
from railherd.kit.decision import DELIVERING, IN_KANSAS_CITY, TRAVELLING
from railherd.kit.figures import reasons, verbs
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules import (
    auxiliary,
    buildings,
    certificates,
    discards,
    hazards,
    market,
    objectives,
    offers,
    travel,
)
from railherd.kit.rules.place import DONE, SINGLE_AUXILIARY, Use
from railherd.kit.state import DecisionOn, TrailState

Kind = type[contract.Decision]
Brings = Mapping[int, tuple[Kind, ...]]
Wanted = Sequence[tuple[Kind, int]]

NO_OPTION: Final = -1
ADVANCE: Final = -1  # no verb: advances on a track that any action may promise

# The decisions that each shared verb brings by itself. A reward may bring more.
BRINGS: Final[dict[int, tuple[Kind, ...]]] = {
    ADVANCE: (),
    verbs.GAIN: (),
    verbs.DISCARD: (discards.Pay, discards.PaySecond),
    verbs.BUILD: (buildings.Build, buildings.BuildAt),
    verbs.OBJECTIVE: (objectives.TakeObjective,),
    verbs.AUXILIARY: (auxiliary.Auxiliary,),
    verbs.BUY: (market.Buy, market.BuySecond),
    verbs.CLEAR: (hazards.Clear,),
    verbs.MOVE: (travel.Go, travel.Fork),
    verbs.DRAW: (discards.Draw, discards.Shed),
    verbs.CYCLE: (discards.Shed,),
}
USED_UP: Final = (reasons.ALREADY_USED, reasons.OTHER_SIDE_OF_SLASH, reasons.LOCAL_TAKEN)


def refuse_untimely(
    s: TrailState, wanted: Wanted, fits: Callable[[Kind, int], bool], brought_by: Callable[[Use, int], set[Kind]]
) -> tuple[int, int]:
    """Return why none of the wanted decisions can come now, and the option that this is about, NO_OPTION for none.

    Those that could really be about what is wanted, `fits` says which, are looked at first. `brought_by` says what an
    option of a place can lead to.
    """
    use = s.pending[-1]
    if not isinstance(use, Use):
        return refuse_part(s), NO_OPTION
    kinds = {kind for kind, option in wanted if fits(kind, option)} or {kind for kind, _ in wanted}
    return refuse_at_place(s, use, kinds, lambda option: brought_by(use, option))


def is_about_space(s: TrailState, space_kinds: Mapping[Kind, int], kind: Kind, option: int) -> bool:
    """Return whether a decision could be about the space that is wanted, if it is about some kind of spaces."""
    return kind not in space_kinds or s.figures.kind[option % s.figures.spaces] == space_kinds[kind]


def refuse_part(s: TrailState) -> int:
    """Return which other part of the turn comes first, 0 if a place is being used."""
    asked = s.pending[-1]
    if asked.PART == TRAVELLING:
        return reasons.TRAVEL_FIRST
    if asked.PART and s.pending[0].PART in (IN_KANSAS_CITY, DELIVERING):
        return reasons.KANSAS_CITY_ORDER
    return reasons.LEGAL if isinstance(asked, Use) else reasons.FINISH_FIRST


def refuse_at_place(
    s: TrailState, use: Use, kinds: set[Kind], brought_by: Callable[[int], set[Kind]]
) -> tuple[int, int]:
    """Return that an action comes first, else why the one that would do is closed, else that there is none.

    The reason comes with the option that it is about, NO_OPTION if it is about none.
    """
    giving = [option for option in range(DONE) if kinds & brought_by(option)]
    refused = [(use.refusal(s, option), option) for option in giving]
    if any(reason == reasons.LEGAL for reason, _ in refused):
        return reasons.CHOOSE_ACTION_FIRST, NO_OPTION
    if any(issubclass(kind, DecisionOn) and kind.PART == TRAVELLING for kind in kinds):
        return reasons.ALREADY_TRAVELLED, NO_OPTION
    if not refused:
        return reasons.NOT_OFFERED_HERE, NO_OPTION
    return min(refused, key=lambda found: found[0] in USED_UP)


def brought_by_option(s: TrailState, use: Use, option: int, brings: Brings) -> set[Kind]:
    """Return the decisions that an option of a place can lead to, when each verb brings some."""
    if option == SINGLE_AUXILIARY:
        return {auxiliary.Auxiliary} | _brought_by_auxiliaries(s, use.seat, 1, brings)
    action = use.action_of(s, option)
    return set() if action == NO_ACTION else brought_by_action(s, use.seat, action, brings)


def brought_by_action(s: TrailState, seat: int, action: int, brings: Brings) -> set[Kind]:
    """Return the decisions that an action can lead to, with its reward and what follows it."""
    act = s.figures.actions[action]
    kinds = set(brings[act.verb])
    if act.certificates:
        kinds.add(certificates.Certify)
    if act.path:
        kinds.update(brings[ADVANCE])
    if act.remove:
        kinds.add(discards.Remove)
    if act.verb == verbs.AUXILIARY:
        kinds |= _brought_by_auxiliaries(s, seat, 0, brings)
    if act.then != NO_ACTION:
        kinds |= {offers.Offer} | brought_by_action(s, seat, act.then, brings)
    return kinds


def _brought_by_auxiliaries(s: TrailState, seat: int, single: int, brings: Brings) -> set[Kind]:
    """Return what the auxiliary actions bring that are possible now."""
    actions = [s.figures.auxiliary_actions[option] for option in auxiliary.possible(s, seat, single)]
    return set[Kind]().union(*[brought_by_action(s, seat, action, brings) for action in actions])
