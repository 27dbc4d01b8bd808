"""A game and its imagined twin, and a line of play in which an observer cannot tell them apart."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from railherd import Match, Problem
from railherd.core.asides import offered_aside
from railherd.core.contract import Game, Words
from railherd.core.event import Event
from railherd.core.laws.conformance import state_of
from railherd.core.notation import words
from railherd.core.playing.growing import Growing
from railherd.core.playing.history import History
from railherd.core.writing.dealing import script_of
from railherd.core.writing.record import Deal, Move
from tests.games.profile import profile_of

QUESTIONS = 4


class Step(NamedTuple):
    """A choice that is legal in both worlds, what chance deals after it in each, and possible questions before it."""

    seat: int
    text: str
    dealt: Deal
    twin_dealt: Deal
    questions: list[Words]
    telling: bool  # whether the two worlds answer them differently
    anytime: bool  # whether it is done beside the turn


class Pair(NamedTuple):
    """Two worlds that the observer (None: a spectator) cannot tell apart, not even by what happens next."""

    observer: int | None
    true: Match
    twin: Match
    steps: list[Step]


def pair_of(match: Match, observer: int | None, follow: Sequence[str], length: int, seed: int) -> Pair:
    """Continue a match with the wanted choices while possible, then with any; stop early if there is none."""
    rng = random.Random(seed)
    world = match.imagine(observer, rng.getrandbits(64))
    true, twin = _match(match, match.copy(), match.log_from(0)), _match(match, world, _other_log(match, observer, rng))
    steps: list[Step] = []
    one, other = true.copy(), twin.copy()
    while len(steps) < length and not one.over:
        wanted = follow[len(steps)] if len(steps) < len(follow) else ""
        if (found := _next(one, other, observer, wanted, rng)) is None:
            break
        step, one, other = found
        steps.append(step)
        if step.text != wanted:
            follow = ()
    return Pair(observer, true, twin, steps)


def differs(pair: Pair) -> bool:
    """Return whether there is anything that the observer does not know."""
    one, other = ({**match.position(), "chance": None} for match in (pair.true, pair.twin))
    return one != other


def _match(match: Match, world: Any, log: list[Event]) -> Match:
    """Return a match that continues in a world; earlier choices cannot be undone."""
    state = state_of(world) if isinstance(world, Match) else world
    history = History(match.game, state, log)
    history.moves = Growing(match.moves)  # so that both count the same number of choices as the match
    return Match(history, replace(match._record, names=match.names[:]))


def _other_log(match: Match, observer: int | None, rng: random.Random) -> list[Event]:
    """Return the log with everything the observer was not told replaced."""
    return [_other_event(match.game, event, observer, rng) for event in match.log_from(0)]


def _other_event(game: Game[Any], event: Event, observer: int | None, rng: random.Random) -> Event:
    kind, seat, *numbers = event
    for place, arg in enumerate(game.EVENTS[kind].args):
        if arg.private and seat != observer:
            many = len(game.names[arg.vocabulary])
            numbers[place] = (numbers[place] + rng.randrange(1, many)) % many
    return (kind, seat, numbers[0], numbers[1], numbers[2])


def _next(
    one: Match, other: Match, observer: int | None, wanted: str, rng: random.Random
) -> tuple[Step, Match, Match] | None:
    if other.over or one.asked != other.asked:
        return None
    common = sorted(set(_legal(one)) & set(_legal(other)))
    rng.shuffle(common)
    for move in sorted(common, key=lambda move: move[1] != wanted):
        if (found := _try(one, other, observer, *move)) is not None:
            return found
    return None


def _legal(match: Match) -> list[tuple[int, str, bool]]:
    """Return the seat, text and kind of all that can be done now, in the turn and beside it."""
    state, asked = state_of(match), match.asked
    assert asked is not None
    found = [
        (seat, match.text_of(option, seat), True)
        for seat in range(match.setup.seats)
        for option in offered_aside(match.game, state, seat)
    ]
    if asked not in match.open_asides:
        found += [(asked, match.text_of(option), False) for option in state.legal()]
    return found


def _try(
    one: Match, other: Match, observer: int | None, seat: int, text: str, anytime: bool
) -> tuple[Step, Match, Match] | None:
    after = one.copy()
    after.repeat(Move(seat, text, [], anytime))
    dealt = after.moves[-1].dealt
    for script in _scripts(dealt, own=seat == observer):
        twin = other.copy()
        twin.deal_from(script_of(twin.game, script))
        try:
            twin.repeat(Move(seat, text, [], anytime))
        except Problem:
            continue  # this cannot be dealt in the other world
        if _public(after, one.happened, observer) == _public(twin, one.happened, observer) and _hides(after, twin):
            return Step(seat, text, dealt, twin.moves[-1].dealt, *_questions(one, other), anytime), after, twin
    return None


def _questions(one: Match, other: Match) -> tuple[list[Words], bool]:
    """Return some options of the open question, first those that are legal in one world only."""
    true, twin = state_of(one), state_of(other)
    if true.over():
        return [], False
    span = true.span()
    telling: list[int] = []
    if type(true.stack()[-1]) is type(twin.stack()[-1]):
        telling = [option for option in range(span) if true.refusal(option) != twin.refusal(option)]
    some = telling + list(range(len(one.moves) % 7, span, 1 + span // QUESTIONS))
    return [words(one.game, true, option) for option in some[:QUESTIONS]], bool(telling)


def _scripts(dealt: Deal, own: bool) -> Iterator[Deal]:
    """Yield what the other world may have dealt, preferring different cards where the draw is unseen."""
    if not own:
        for pile in dict.fromkeys(pile for pile, _ in dealt):
            yield [(other, item) for other, item in dealt if other != pile]
    yield dealt


def _public(match: Match, since: int, observer: int | None) -> list[list[int]]:
    """Return what happened, without what only others may see."""
    return [_seen(match.game, event, observer) for event in match.log_from(since)]


def _seen(game: Game[Any], event: Event, observer: int | None) -> list[int]:
    kind, seat, *numbers = event
    secret = {place for place, arg in enumerate(game.EVENTS[kind].args) if arg.private and seat != observer}
    return [kind, seat, *(0 if place in secret else number for place, number in enumerate(numbers))]


def _hides(one: Match, other: Match) -> bool:
    """Return whether the secrets are still hidden."""
    if one.over and profile_of(one.game.ID).shows_hands_at_the_end:
        return False
    return one.over == other.over
