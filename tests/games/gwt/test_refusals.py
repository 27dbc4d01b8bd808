"""Every refusal, reached through the public interface: its name, its figures, its section."""

from __future__ import annotations

import pytest

from railherd.core.notation import IllegalChoice
from railherd.core.problem import Problem
from tests.games.gwt import refusals, refusals_railway
from tests.games.gwt.table import GAME, play, refused, table

CASES = {
    **refusals.TRAIL,
    **refusals.CARDS,
    **refusals.PLACE,
    **refusals.HIRING_AND_BUILDING,
    **refusals_railway.RAILWAY,
    **refusals_railway.KANSAS_CITY,
}


def test_no_reason_is_left_out() -> None:
    names = [reason.name for reason in GAME.REASONS]
    assert names[0] == "legal"
    assert sorted(CASES) == sorted(names[1:])


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given(reason: str) -> None:
    case = CASES[reason]
    match = case.at()
    assert refused(match, case.choice) == reason
    refusal = match.why_not(case.choice)
    assert refusal is not None
    assert refusal.section == case.section
    assert {name: refusal.args[name] for name in case.figures} == case.figures


@pytest.mark.parametrize("reason", CASES)
def test_the_refusal_is_a_sentence_with_its_figures(reason: str) -> None:
    case = CASES[reason]
    match = case.at()
    with pytest.raises(IllegalChoice) as caught:
        match.choose(case.choice)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "{" not in sentence
    for figure in case.figures.values():
        assert not isinstance(figure, int) or str(figure) in sentence


@pytest.mark.parametrize(
    "choice", ["use 1", "done", "auxiliary", "hire 1 cowboy", "deliver topeka", "choose 1", "spend 0"]
)
def test_before_the_journey_everything_else_waits(choice: str) -> None:
    assert refused(table(), choice) == "travel_first"


@pytest.mark.parametrize("choice", ["use 1", "done", "travel n_b", "hire 1 cowboy", "deliver topeka"])
def test_an_action_begun_is_finished_first(choice: str) -> None:
    assert refused(play(table(at="n_b", money=2), "use 2"), choice) == "finish_first"


@pytest.mark.parametrize("choice", ["travel n_a", "use 1", "spend 0", "deliver topeka", "hire 1 cowboy"])
def test_kansas_city_asks_for_one_thing_after_the_other(choice: str) -> None:
    assert refused(table(at="kc"), choice) == "kansas_city_order"


@pytest.mark.parametrize("choice", ["hire 1 cowboy", "build 1", "trade t_1", "advance 1", "deliver topeka"])
def test_an_action_is_chosen_before_its_parts(choice: str) -> None:
    assert refused(table(at="n_a", money=9), choice) == "choose_action_first"


def test_a_choice_nobody_knows_is_no_refusal() -> None:
    with pytest.raises(Problem) as caught:
        table().choose("dance")
    assert caught.value.key == "core.unknown_choice"
    assert not isinstance(caught.value, IllegalChoice)
