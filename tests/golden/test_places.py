"""Whatever somebody points at has an answer: no place of a view is unknown to `why_not`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest import mock

import pytest

import railherd
from railherd import Match, Problem, Refusal
from railherd.core import notation
from railherd.core.notation import is_place
from railherd.words.catalogue import LANGUAGES, say
from tests.games.gwt.late import late_games
from tests.games.profile import profile_of
from tests.golden.moments import moments

WHOLLY = ("travel", "use", "lay")  # where every address is asked about, not a share of them
SHARE = 16


def addresses(seen: Any, at: str = "") -> Iterator[str]:
    """Every address in a view, that of each part and of everything in it."""
    parts = seen.items() if isinstance(seen, dict) else enumerate(seen) if isinstance(seen, list) else ()
    for name, part in parts:
        place = f"{at}/{name}" if at else str(name)
        yield place
        yield from addresses(part, place)


def check(match: Match, places: list[str]) -> None:
    with mock.patch.object(notation, "places", cache(notation.places)):  # once a moment, not once a place
        answers = [(place, match.why_not(at=place)) for place in places]
    for place, refused in answers:
        assert refused is None or isinstance(refused, Refusal)
        if refused is not None:
            sentences = [say(refused.key, refused.args, language) for language in LANGUAGES]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences), (place, sentences)


@pytest.mark.parametrize("game", railherd.games())
def test_every_kind_of_decision_is_met(game: str) -> None:
    met = moments(game)
    kinds = {kind.NAME for kind in next(iter(met.values())).game.DECISIONS}
    assert set(met) == kinds - profile_of(game).never_asked


@pytest.mark.parametrize("game", railherd.games())
def test_every_place_of_a_view_has_an_answer(game: str) -> None:
    for number, (asked, match) in enumerate(moments(game).items()):
        places = list(addresses(match.view(match.asked)))
        check(match, places if asked in WHOLLY else places[number % SHARE :: SHARE])


def test_every_place_of_a_late_view_has_an_answer() -> None:
    for number, match in enumerate(late_games()):
        check(match, list(addresses(match.view(match.asked)))[number::SHARE])


@pytest.mark.parametrize("game", railherd.games())
def test_a_place_that_is_in_no_view_is_unknown(game: str) -> None:
    match = next(iter(moments(game).values()))
    view = match.view(match.asked)
    for place in ("", "nowhere", "players/9", "players/one", "players/0/seat/0"):
        assert not is_place(view, place)
        with pytest.raises(Problem) as caught:
            match.why_not(at=place)
        assert caught.value.key == "core.unknown_choice"


def test_what_nothing_is_ever_chosen_at_says_so() -> None:
    match = moments("gwt")["use"]
    for place in ("turn", "stacks/0", "players/1/money"):
        assert match.why_not(at=place) == ("core.nothing_to_choose", {}, "")


def test_a_part_of_a_place_is_explained_by_the_whole() -> None:
    match = moments("gwt")["travel"]
    for place in ("trail/start", "jobs/1-cowboy", "foresight/1"):
        assert match.why_not(at=f"{place}") is not None
    assert match.why_not(at="trail/start/fee") == match.why_not(at="trail/start")
