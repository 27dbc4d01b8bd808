"""An automa: a player whom the rules play, in a seat after those of people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from railherd import Match, Problem
from railherd.core.agree import agree
from railherd.core.laws import conformance
from railherd.core.laws.conformance import all_setups
from railherd.core.playing import replay
from railherd.core.playing.film import Film
from railherd.core.writing.record import parse
from tests.toy.game import State
from tests.toy.solo import SoloMove, SoloToy


def alone(names: list[str] | None = None) -> Match:
    return replay.start(SoloToy(), agree(SoloToy(), 1, None), 7, names or [])


def finished(names: list[str] | None = None) -> Match:
    match = alone(names)
    while not match.over:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(prompt.options[0].id)
    return match


@contextmanager
def refused(key: str) -> Iterator[dict[str, object]]:
    """Expect a problem; give its arguments once it has come."""
    arguments: dict[str, object] = {}
    with pytest.raises(Problem) as caught:
        yield arguments
    assert caught.value.key == key
    arguments |= caught.value.arguments


def test_seats_count_people_and_the_automa_sits_after_them() -> None:
    match = alone()
    assert (match.setup.seats, list(match.seats), match.automas) == (1, [0, 1], ("metronome",))
    pair = replay.start(SoloToy(), agree(SoloToy(), 2, None), 7, [])
    assert (pair.setup.seats, list(pair.seats), pair.automas) == (2, [0, 1], ())


def test_the_automa_has_views_scores_events_and_may_win() -> None:
    match = finished()
    assert [score["seat"] for score in match.scores()] == [0, 1]
    totals = [score["total"] for score in match.scores()]
    assert match.winners() == [seat for seat in (0, 1) if totals[seat] == max(totals)]
    assert {event["seat"] for event in match.events(None)} == {0, 1}
    assert match.view(1)["points"] == totals
    with refused("core.no_such_seat") as problem:
        match.view(2)
    assert problem == {"found": "2", "most": 1}


def test_the_automa_is_never_asked_and_others_do_not_wait_for_it() -> None:
    match = alone()
    while not match.over:
        assert match.asked == 0
        prompt, waiting = match.prompt(0), match.prompt(1)
        assert prompt is not None
        assert waiting is not None
        assert (prompt.waits_for, waiting.waits_for, waiting.options) == (None, 0, [])
        with refused("core.not_your_turn"):
            match.choose(prompt.options[0].id, seat=1)
        match.choose(prompt.options[0].id)


def test_only_people_have_names_in_a_record_and_it_reads_back() -> None:
    match = finished(["Ana"])
    text = match.record()
    assert "\nnames Ana\n" in text
    assert replay.replay(SoloToy(), parse(text)).record() == text
    assert Film(match).names == ["Ana", "metronome"]
    assert Film(finished()).names == []
    with refused("core.wrong_names"):
        replay.replay(SoloToy(), parse(text.replace("names Ana", "names Ana | metronome")))


def test_a_position_never_asks_the_automa() -> None:
    position = alone().position()
    assert position["seats"] == 1
    position["pending"][0]["seat"] = 1
    with refused("core.data_number"):
        replay.from_position(SoloToy(), position, 1, [])


def test_an_option_of_one_person_is_refused_with_more_and_unknown_to_their_set_up() -> None:
    assert agree(SoloToy(), 1, {"beat": "odd"}).options == {"pace": "slow", "beat": "odd"}
    assert agree(SoloToy(), 2, {"pace": "fast"}).options == {"pace": "fast"}
    with refused("core.option_seats") as problem:
        agree(SoloToy(), 2, {"beat": "even"})
    assert problem == {"name": "beat", "known": "1"}
    with refused("core.unknown_option") as other:
        agree(SoloToy(), 2, {"beats": "even"})
    assert other["known"] == "pace"


def test_an_option_of_one_person_is_not_multiplied_into_other_set_ups() -> None:
    setups = [(setup.seats, *setup.options.values()) for setup in all_setups(SoloToy())]
    alone_with = [(1, pace, beat) for pace in ("slow", "fast") for beat in ("even", "odd", "wild")]
    assert sorted(setups) == sorted(alone_with + [(seats, pace) for seats in (2, 3) for pace in ("slow", "fast")])


def test_a_game_with_an_automa_keeps_the_contract() -> None:
    report = conformance.examine(SoloToy(), 30, 1, every=1)
    assert report.failures == []


class AskingMove(SoloMove):
    """A move that asks the automa."""

    def apply(self, s: State, option: int) -> None:
        super(SoloMove, self).apply(s, option)


class AskingToy(SoloToy):
    """A toy whose automa is asked."""

    DECISIONS = (AskingMove,)

    def move(self, seat: int, last: int) -> SoloMove:
        return AskingMove(seat, last)


def test_the_examiner_notices_when_an_automa_is_asked() -> None:
    report = conformance.examine(AskingToy(), 1, 1, every=1)
    assert "seat 1 that is asked is a person's" in report.failures[0]
