"""Decisions without a choice are taken for people, as part of the choice before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

import pytest

import railherd
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core import contract
from railherd.core.playing import replay
from railherd.core.playing.film import Film
from railherd.core.playing.settle import forced
from railherd.core.writing import record
from railherd.core.writing.dealing import script_of
from tests.golden.games import NAMES, file_of, loaded
from tests.toy.game import NOT_HELD, Move, State, Toy

# An interrupt may come before what settling would have taken at once, so such games come out in another order.
UNINTERRUPTED = [
    name for name in NAMES if not re.search(r"^\d! ", file_of(name).read_text(encoding="utf-8"), re.MULTILINE)
]
SOME_GAMES = [*UNINTERRUPTED[::4], "last_spike/forced_sales"]
SETTLING_GAMES = ["gwt/all_sides_b", "gwt/two_objectives_at_once", "last_spike/forced_sales"]


class Cascade(Move):
    """After a first card, the same seat lays all others it holds, the highest first."""

    def refusal(self, s: State, option: int) -> int:
        hand = s.hands[self.seat]
        if self.last >= 0 and hand:
            return 0 if option == max(hand) else NOT_HELD
        return super().refusal(s, option)

    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        if option in s.laid and s.hands[self.seat]:
            s.pending[-1] = type(self)(self.seat, option)
        elif s.pending:
            s.pending[-1] = type(self)(s.pending[-1].seat, -1)


class CascadeToy(Toy):
    """The toy, played in cascades with open hands, so that everybody sees what is forced."""

    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = (Cascade,)

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        s.pending.append(Cascade(seat, values[0]))

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        return s.copy()


class HiddenCascadeToy(CascadeToy):
    """The same with hidden hands: nobody but the seat knows what is forced."""

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        return Toy.imagine(self, s, seat, seed)


def holding(*cards: str, toy: type[CascadeToy] = CascadeToy) -> railherd.Match:
    """Return a game in which seat 0 may lay some cards or draw another."""
    players = [{"points": 0, "hand": list(cards)}, {"points": 0, "hand": []}]
    pending = [{"decision": "move", "seat": 0, "last": None}]
    header = {"game": "toy", "rules": 1, "seats": 2, "options": {"pace": "slow"}, "pending": pending}
    return replay.from_position(toy(), {**header, "turn": 1, "laid": [], "players": players}, 1, [])


def texts(match: railherd.Match) -> list[str]:
    return [move.text for move in match.moves]


def asked(match: railherd.Match) -> railherd.Prompt:
    prompt = match.prompt()
    assert prompt is not None
    return prompt


def options(match: railherd.Match) -> list[str]:
    return [option.text for option in asked(match).options]


def test_what_leaves_no_choice_is_taken_up_to_the_end_of_the_turn() -> None:
    match = holding("c1", "c3", "c5", "c6")
    match.choose("lay c5")
    assert match.settle() == ["lay c6", "lay c3"]
    assert options(match) == ["lay c1"], "laying the last card passes the turn, and that is left to the person"
    assert texts(match) == ["lay c5", "lay c6", "lay c3"]
    assert [event["args"]["card"] for event in match.events(None)] == ["c5", "c6", "c3"]


def test_what_only_the_seat_knows_to_be_forced_is_left_to_it() -> None:
    match = holding("c1", "c3", "c5", "c6", toy=HiddenCascadeToy)
    match.choose("lay c5")
    assert options(match) == ["lay c6"]
    assert match.settle() == [], "to take it would tell the others that the seat holds nothing else to lay"


def test_one_undo_takes_all_back_and_one_redo_repeats_all() -> None:
    match = holding("c1", "c3", "c5", "c6")
    start, offered = match.fingerprint(), options(match)
    match.choose("lay c5")
    match.settle()
    settled = match.fingerprint()
    match.undo()
    assert (match.fingerprint(), options(match), texts(match)) == (start, offered, [])
    assert match.settle() == [], "what was taken back is not taken again"
    match.redo()
    assert (match.fingerprint(), texts(match)) == (settled, ["lay c5", "lay c6", "lay c3"])
    match.undo()
    assert match.fingerprint() == start
    with pytest.raises(railherd.Problem, match="nothing to undo"):
        match.undo()


def test_each_undo_takes_back_one_choice_of_the_person() -> None:
    film = Film(loaded("gwt/two_players"))
    moment = next(n for n in range(film.last) if pair_from(film.at(n)))
    played = film.at(moment)
    before = [played.fingerprint()]
    for text in pair_from(film.at(moment)):
        played.choose(text)
        played.settle()
        before.append(played.fingerprint())
    for fingerprint in reversed(before[:-1]):
        played.undo()
        assert played.fingerprint() == fingerprint
    for fingerprint in before[1:]:
        played.redo()
        assert played.fingerprint() == fingerprint


def pair_from(match: railherd.Match) -> list[str]:
    """Two choices of one seat from here on, the first of which settles something; none if there are no such."""
    for text in [option.text for option in asked(match).options if not option.reveals]:
        twin = match.copy()
        twin.choose(text)
        if twin.settle():
            for option in asked(twin).options:
                if not option.reveals:
                    return [text, option.text]
    return []


def test_a_choice_that_bars_undo_bars_it_also_for_what_follows() -> None:
    match = holding("c5", "c6", "c7")
    match.choose("lay c5")
    match.reseed(3)
    assert match.settle() == ["lay c7"]
    with pytest.raises(railherd.Problem, match="nothing to undo"):
        match.undo()


def test_a_new_choice_after_undo_forgets_what_was_settled() -> None:
    match = holding("c1", "c3", "c5")
    match.choose("lay c5")
    match.settle()
    match.undo()
    match.choose("lay c1")
    assert match.settle() == ["lay c5"]
    assert texts(match) == ["lay c1", "lay c5"]
    with pytest.raises(railherd.Problem, match="nothing to redo"):
        match.redo()


def test_before_the_first_choice_nothing_is_settled() -> None:
    match = holding()
    assert options(match) == ["draw"]
    assert match.settle() == []


def test_what_another_seat_must_do_is_left_to_it() -> None:
    match = holding("c1")
    match.choose("draw")
    assert match.asked == 1
    assert match.settle() == []


def test_a_log_that_keeps_the_texts_can_be_followed() -> None:
    match, again = holding("c1", "c3", "c5", "c6"), holding("c1", "c3", "c5", "c6")
    match.choose("lay c5", seat=0)
    settled = match.settle()
    again.choose("lay c5", seat=0)
    again.follow(settled, seat=0)
    assert again.fingerprint() == match.fingerprint()
    again.undo()
    assert texts(again) == []


def test_what_can_no_longer_be_followed_is_refused() -> None:
    match = holding("c1", "c3", "c5")
    match.choose("lay c5")
    with pytest.raises(railherd.IllegalChoice):
        match.follow(["lay c1"])
    with pytest.raises(railherd.Problem, match="seat 0 must decide"):
        match.follow(["lay c3"], seat=1)
    assert texts(match) == ["lay c5"]


def test_a_twin_and_a_loaded_record_undo_all_at_once() -> None:
    match = holding("c1", "c3", "c5", "c6")
    match.choose("lay c5")
    match.settle()
    for again in (match.copy(), replay.replay(match.game, record.parse(match.record()))):
        assert again.record() == match.record()
        again.undo()
        assert texts(again) == []
    assert len(match.moves) == 3


def person_plays(recorded: railherd.Match) -> Iterator[tuple[railherd.Match, list[str]]]:
    """Yield a recorded game as people play it: the match after each of their choices, and what was settled with it."""
    moves = list(recorded.moves)
    match = Film(recorded).at(0)
    match.deal_from(script_of(match.game, [dealt for move in moves for dealt in move.dealt]))
    while len(match.moves) < len(moves):
        move = moves[len(match.moves)]
        match.choose(move.text, seat=move.seat)
        yield match, match.settle()


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    recorded = loaded(name)
    for match, _ in person_plays(recorded):
        assert match.moves[-1] == recorded.moves[len(match.moves) - 1]
    assert match.record() == recorded.record()
    assert match.fingerprint() == recorded.fingerprint()


@pytest.mark.parametrize("name", SETTLING_GAMES)
def test_settling_reveals_nothing_and_leaves_the_turn_where_it_is(name: str) -> None:
    film = Film(loaded(name))
    count = 0
    for match, settled in person_plays(loaded(name)):
        if not settled:
            continue
        count += 1
        before = film.at(len(match.moves) - len(settled))
        moves = match.moves[-len(settled) :]
        assert not any(move.dealt for move in moves)
        assert match.position()["chance"] == before.position()["chance"]
        assert {move.seat for move in moves} == {match.moves[-len(settled) - 1].seat} == {match.asked}
    assert count


@pytest.mark.parametrize("name", SETTLING_GAMES)
def test_every_prompt_left_to_a_person_asks_or_reveals_something(name: str) -> None:
    for match, _ in person_plays(loaded(name)):
        prompt = match.prompt()
        if prompt is not None and prompt.seat == match.moves[-1].seat and len(prompt.options) == 1:
            assert prompt.options[0].reveals or "/hand/" in (prompt.options[0].at or ""), "a hand is nobody else's"


@pytest.mark.parametrize("name", SETTLING_GAMES)
def test_undo_after_settling_leads_to_the_prompt_before(name: str) -> None:
    undone = 0
    for match, settled in person_plays(loaded(name)):
        prompt = match.prompt()
        if settled and prompt is not None and prompt.can_undo:
            twin, undone = match.copy(), undone + 1
            twin.undo()
            assert len(twin.moves) == len(match.moves) - len(settled) - 1
            twin.redo()
            assert twin.fingerprint() == match.fingerprint()
    assert undone


def test_bots_are_asked_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(railherd.Match, "settle", None)
    match = railherd.new("gwt", 2, seed=5)
    bot, single = make_bot("random", 5), 0
    while not match.over and single < 20:
        seat = match.asked
        assert seat is not None
        outlook = Outlook(match.game, match.imagine(seat, 1), seat)
        single += len(outlook.legal()) == 1 and forced(match.game, outlook.world) is not None
        match.choose(bot.choose(outlook), seat=seat)
    assert single == 20
