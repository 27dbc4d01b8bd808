"""No client is sent anything that tells the true game from one that differs in all its hidden parts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import chain, islice
from typing import Any

import pytest
from msgspec.structs import replace

import railherd
from railherd import Match
from railherd.core.event import Event
from railherd.core.laws.conformance import state_of
from railherd.core.naming import event_for
from railherd.core.playing.prompt import Prompt
from railherd.core.writing.record import Move
from railherd.games.registry import GAMES, find
from railherd.tables.projection import Projections
from tests.games.profile import profile_of
from tests.golden.games import loaded
from tests.server.helpers.in_process import running
from tests.server.helpers.twin_comparison import Leak, Stage, Tally, compare
from tests.server.helpers.twin_moments import before, golden_pairs, kinds_in_play, moments, random_pairs
from tests.server.helpers.twins import Pair, pair_of
from tests.toy.lottery import Lottery

RANDOM_PAIRS = 40
SUSPECTS = 25  # pairs among which a leak must show

Json = dict[str, Any]


def compared(pairs: Iterable[Pair], shared: bool = False, stage: type[Stage] = Stage) -> Tally:
    """Play all pairs; raise `Leak` at the first byte that differs."""

    async def whole() -> Tally:
        tally = Tally()
        async with running() as one, running() as other:
            for pair in pairs:
                await compare(pair, (one, other), tally, shared, stage)
        return tally

    return asyncio.run(whole())


@pytest.mark.parametrize("title", railherd.games())
def test_no_byte_depends_on_what_the_observer_may_not_know(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    tally = compared(chain(golden_pairs(title), random_pairs(title, RANDOM_PAIRS, seed=1)))
    everything = {kind.name for kind in find(title).EVENTS}
    with capsys.disabled():
        told = ", ".join(f"{count} {kind}" for kind, count in tally.frames.most_common())
        print(f"\n{title}: {tally.pairs} pairs, {tally.frames.total()} frames ({told})")
        print(f"{len(tally.happened)} of {len(everything)} kinds of events happened before the observer's eyes;")
        print(f"told afterwards of {sorted(tally.told - tally.happened)}")
        print(f"and in no frame: {sorted(everything - tally.happened - tally.told) or 'none'}")
    assert tally.pairs > RANDOM_PAIRS
    assert kinds_in_play(title) <= tally.happened
    assert everything - tally.happened - tally.told <= {"game_ended"} | profile_of(title).never_happens
    assert {"state", "refused", "because", "done", "presence", "hello", "answer"} <= set(tally.frames)


@pytest.mark.parametrize("title", railherd.games())
def test_no_byte_on_a_shared_screen_tells_of_the_hand_beside(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [pair for pair in random_pairs(title, RANDOM_PAIRS, seed=2000) if pair.true.setup.seats > 1]
    assert compared(pairs, shared=True).pairs > RANDOM_PAIRS / 2

    true = Projections.state_for

    def show_the_asked_seat(shown: Projections, guest: str, seat: int | None, *more: Any) -> Any:
        asked = shown.state.asked
        return true(shown, guest, asked if asked in shown.state.seats_of(guest) else seat, *more)

    monkeypatch.setattr(Projections, "state_for", show_the_asked_seat)
    with pytest.raises(Leak):
        compared(pairs, shared=True)


def test_no_byte_tells_more_of_what_is_done_beside_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Lottery.ID, Lottery)
    pairs = list(random_pairs(Lottery.ID, RANDOM_PAIRS, seed=1, choices=6))
    done = [step for pair in pairs for step in pair.steps if step.anytime]
    assert {step.text.split()[0] for step in done} == {"lot", "take", "leave", "sell"}
    assert {"lot_drawn", "lot_taken", "lot_left", "sold"} <= compared(pairs).happened

    short = Match.short_prompt

    def with_anothers(match: Match, seat: int) -> Prompt | None:
        prompt, other = short(match, seat), short(match, 0)
        return prompt and other and replace(prompt, anytime=other.anytime)

    monkeypatch.setattr(Match, "short_prompt", with_anothers)
    with pytest.raises(Leak):
        compared(pairs)


@pytest.mark.parametrize("title", railherd.games())
def test_these_are_the_secrets_in_events(title: str) -> None:
    kinds = find(title).EVENTS
    private = {f"{kind.name}.{arg.name}" for kind in kinds for arg in kind.args if arg.private}
    assert private == profile_of(title).secret_arguments


def suspects(title: str) -> list[Pair]:
    return list(random_pairs(title, SUSPECTS, seed=1000))


@pytest.mark.parametrize("title", railherd.games())
def test_a_leak_in_the_view_is_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = suspects(title)
    kind = type(find(title))
    own = kind.own_view

    def neighbours_view(game: Any, state: Any, seat: int | None, open: Json) -> Json:
        neighbours = own(game, state, 0 if seat != 0 else 1, open)["players"]
        return {**own(game, state, seat, open), "players": neighbours}

    compared(pairs[:3])
    monkeypatch.setattr(kind, "own_view", neighbours_view)
    with pytest.raises(Leak):
        compared(pairs)


@pytest.mark.parametrize("title", railherd.games())
def test_a_leak_in_events_is_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = suspects(title)

    def whole_event(game: Any, event: Event, seat: int | None) -> Json:
        return event_for(game, event, event[1])

    monkeypatch.setattr("railherd.core.playing.match.event_for", whole_event)
    with pytest.raises(Leak):
        compared(pairs)


@pytest.mark.parametrize("title", railherd.games())
def test_a_leak_in_prompts_is_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = suspects(title)
    short = Match.short_prompt
    monkeypatch.setattr(Match, "short_prompt", lambda match, seat: short(match))
    with pytest.raises(Leak):
        compared(pairs)


@pytest.mark.parametrize("title", railherd.games())
def test_a_leak_in_refusals_is_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = list(islice((pair for pair in golden_pairs(title) if others_could_tell(pair)), 5))
    why_not = Match.why_not

    def anybody_may_ask(match: Match, choice: str | None = None, at: str | None = None, seat: int | None = None) -> Any:
        return why_not(match, choice, at)

    monkeypatch.setattr(Match, "why_not", anybody_may_ask)
    with pytest.raises(Leak):
        compared(pairs)


def others_could_tell(pair: Pair) -> bool:
    """Return whether a seat watches while another one could say what differs."""
    return pair.observer is not None and any(step.telling and step.seat != pair.observer for step in pair.steps)


def test_whoever_waits_does_not_hear_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who arrives in Kansas City is asked for an objective card only if they have one."""
    arrivals = [(game, choice) for game, choice, _ in moments("gwt") if move_of(game, choice).text == "travel kc"]
    pairs = (
        pair_of(before(game, choice), 1 - min(1, move_of(game, choice).seat), ["travel kc"], 1, seed)
        for seed, (game, choice) in enumerate(arrivals[::4])
    )
    telling = list(islice((pair for pair in pairs if len(set(asked_next(pair))) == 2), 3))
    assert len(telling) == 3
    compared(telling)
    monkeypatch.setattr(Projections, "prompt", lambda projections, seat: projections.state.match.prompt(seat))
    with pytest.raises(Leak, match=r"gwt\.(enter|foresight)"):
        compared(telling)


def move_of(game: str, choice: int) -> Move:
    return loaded(game).moves[choice]


def asked_next(pair: Pair) -> list[str]:
    """Return what is asked after the first step, in both worlds."""
    worlds = [pair.true.copy(), pair.twin.copy()]
    for match in worlds:
        match.choose(pair.steps[0].text)
    return [state_of(match).stack()[-1].NAME for match in worlds]
