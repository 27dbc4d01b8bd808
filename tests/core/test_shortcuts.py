"""What a person can do by several choices at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import railherd
from railherd.core.playing.film import Film
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option, Prompt
from tests.golden.games import NAMES, loaded

SOME_GAMES = [name for name in NAMES if name.startswith("gwt")][::6]


def asked(match: Match) -> Prompt:
    prompt = match.short_prompt()
    assert prompt is not None
    return prompt


def again(name: str, step: int = 5) -> Iterator[Match]:
    """Return a golden game before every few of its choices of the turn."""
    film = Film(loaded(name))
    for number in range(0, len(loaded(name).moves), step):
        match = film.at(number)
        if match.asked is not None and not match.open_asides:
            yield match


def everything(prompt: Prompt) -> list[Option]:
    """Return all that can be done at a question."""
    return [*prompt.wholes, *prompt.options, *prompt.shortcuts]


def make(match: Match, option: Option) -> Match:
    """Return a copy of a match after all choices of an option."""
    after = match.copy()
    after.choose(option.id)
    after.follow(option.then)
    return after


@pytest.mark.parametrize("name", SOME_GAMES)
def test_every_shortcut_can_be_made_and_undone_at_once(name: str) -> None:
    made = 0
    for match in again(name):
        prompt = asked(match)
        for option in everything(prompt):
            after = make(match, option)
            assert [move.text for move in after.moves[len(match.moves) :]] == [option.text, *option.then]
            made += len(option.then) > 0
            if not option.reveals:
                after.undo()
                assert after.fingerprint() == match.fingerprint()
    assert made > 20


@pytest.mark.parametrize("name", SOME_GAMES)
def test_nothing_but_the_last_choice_of_a_shortcut_reveals_anything(name: str) -> None:
    for match in again(name):
        for option in everything(asked(match)):
            for move in make(match, option).moves[len(match.moves) : -1]:
                assert not move.dealt


def test_a_worker_is_hired_by_one_press() -> None:
    prompts = (asked(match) for name in SOME_GAMES if name.startswith("gwt/") for match in again(name, 1))
    found = ((prompt, shortcut) for prompt in prompts for shortcut in prompt.shortcuts)
    prompt, worker = next((prompt, one) for prompt, one in found if one.then[0].startswith("hire"))
    assert str(worker.at).startswith("jobs/")
    assert worker.text.startswith("use")
    assert worker.cost > 0
    assert worker.text in [option.text for option in prompt.options]


@pytest.mark.parametrize("name", ["gwt/all_sides_b", "gwt_nz/post_f13"])
def test_a_shortcut_costs_what_its_choices_cost(name: str) -> None:
    seen = 0
    for match in again(name, 2):
        seat, prompt = match.asked, asked(match)
        assert seat is not None
        for shortcut in [*prompt.wholes, *prompt.shortcuts]:
            before = match.view(seat)["players"][seat]["money"]
            after = make(match, shortcut).view(seat)["players"][seat]["money"]
            assert after - before == shortcut.gain - shortcut.cost
            seen += shortcut.cost > 0
    assert seen


def test_every_choice_but_the_last_of_a_whole_is_a_way_to_go_on() -> None:
    """What a whole does can be done one by one, and comes to the same."""
    seen = 0
    for match in again("gwt_nz/post_f13", 1):
        for whole in asked(match).wholes:
            together, apart = make(match, whole), match.copy()
            for text in [whole.text, *whole.then]:
                assert text in [option.text for option in asked(apart).options]
                apart.choose(text)
            assert apart.fingerprint() == together.fingerprint()
            seen += 1
    assert seen


def test_a_thing_is_reached_by_giving_as_little_as_it_takes() -> None:
    """Cities light up before certificates are spent, each for the fewest that lead there."""
    seen = 0
    for match in (match for name in SOME_GAMES for match in again(name, 1)):
        prompt = asked(match)
        if prompt.decision.partition(".")[2] != "spend":
            continue
        cities = [shortcut for shortcut in prompt.shortcuts if str(shortcut.at).startswith("cities/")]
        assert len({shortcut.at for shortcut in cities}) == len(cities)
        for shortcut in cities:
            for option in prompt.options:
                after = make(match, option)
                reached = {one.at for one in asked(after).options}
                assert option.id >= shortcut.id or shortcut.at not in reached
                seen += option.id < shortcut.id
    assert seen


def test_a_game_without_leading_questions_has_no_shortcuts() -> None:
    match = railherd.new("last_spike", 2, seed=1)
    assert asked(match).shortcuts == []


def test_a_plain_prompt_has_none() -> None:
    match = railherd.new("gwt", 2, seed=1)
    prompt = match.prompt()
    assert prompt is not None
    assert prompt.shortcuts == prompt.wholes == []
    assert all(option.then == [] for option in prompt.options)
