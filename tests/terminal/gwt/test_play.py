"""Great Western Trail at the terminal: whole games, secrets, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from railherd.api import from_position, new
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option
from railherd.terminal.gwt.notes import note
from tests.games.gwt.table import table
from tests.terminal.desk import Desk
from tests.terminal.gwt.stage import NAMES, lively, mid_game, scene_of, screen_of, table_of

POINTS = {"holstein": 1, "brown_swiss": 2, "ayrshire": 3, "west_highland_4": 4, "texas_longhorn_7": 7}


def answers(match: Match, random: Random) -> Iterator[str]:
    """Yield a number for every question."""
    while (prompt := match.prompt()) is not None:
        yield str(prompt.options.index(lively(prompt, random)) + 1)
    yield "n"


@pytest.mark.parametrize(("width", "language", "plain"), [(100, "en", False), (60, "ru", True)])
def test_whole_game_ends_with_the_score_pad(tmp_path: Path, width: int, language: str, plain: bool) -> None:
    match = new("gwt", 2, 3, {"sides": "random"}, NAMES[:2])
    lines = answers(match, Random(3))
    desk = Desk(tmp_path, lines, match=match, width=width, language=language, plain=plain)
    printed = desk.play()
    assert match.over
    for score in match.scores():
        assert str(abs(score["total"])) in printed[-2000:]
    assert "Traceback" not in printed


@pytest.mark.parametrize(("choices", "least"), [(120, 10), pytest.param(300, 20, marks=pytest.mark.soak)])
def test_undo_goes_back_to_the_barrier_that_was_announced(tmp_path: Path, choices: int, least: int) -> None:
    match = new("gwt", 2, 3, names=NAMES[:2])
    barriers = undone = 0

    def typed() -> Iterator[str]:
        nonlocal barriers, undone
        random = Random(5)
        while len(match.moves) < choices and (prompt := match.prompt()) is not None:
            option = lively(prompt, random)
            made = len(match.moves)
            yield str(prompt.options.index(option) + 1)
            yield "undo"
            assert (len(match.moves) > made) is option.reveals, option.text
            if option.reveals:
                barriers += 1
            else:
                undone += 1
                yield "redo"
        yield "quit"

    printed = Desk(tmp_path, typed(), match=match).play()
    assert barriers > least
    assert undone > least
    assert printed.count("There is nothing to undo") == barriers


def test_map_is_explained(tmp_path: Path) -> None:
    printed = Desk(tmp_path, ["map"], match=mid_game(), seats=3, bots=["random"] * 2).play().partition("« map")[2]
    assert "[A] neutral building" in printed
    assert "≈3 flood with its points" in printed
    assert "A    Discard a Guernsey: +$2; Hire a worker; Hire a worker for $2 more" in printed


def test_table_does_not_depend_on_another_hand() -> None:
    match = mid_game()
    position = match.position()
    other = position["players"][1]
    own_table = table_of(match, 0)
    for card in list(other["hand"]):
        if card not in other.get("known", []):
            swap = next(lower for lower in other["deck"] if lower != card)
            other["hand"][other["hand"].index(card)] = swap
            other["deck"][other["deck"].index(swap)] = card
    changed = from_position(position, NAMES[:3])
    assert changed.view(1)["players"][1]["hand"] != match.view(1)["players"][1]["hand"]
    assert table_of(changed, 0) == own_table
    assert table_of(changed, None) == table_of(match, None)


@pytest.fixture(scope="module")
def said() -> list[tuple[Option, str]]:
    """Return every option of some games with its note."""
    noted = []
    for seed in range(3):
        match, random = new("gwt", 3, seed, {}, NAMES[:3]), Random(seed)
        while (prompt := match.prompt()) is not None:
            scene = scene_of(match, prompt.seat)
            noted += [(option, note(scene, option)) for option in prompt.options]
            match.choose(lively(prompt, random).id)
    return noted


def of_key(said: list[tuple[Option, str]], key: str) -> list[tuple[Option, str]]:
    found = [(option, words) for option, words in said if option.key == key]
    assert found
    return found


def test_cattle_say_their_points(said: list[tuple[Option, str]]) -> None:
    bought = {option.args["card"]: words for option, words in of_key(said, "gwt.buy.card")}
    known = {card: points for card, points in POINTS.items() if card in bought}
    assert len(known) > 2
    assert {card: bought[card] for card in known} == {card: f"{points} VP" for card, points in known.items()}


def test_cities_say_transport_points_and_objectives(said: list[tuple[Option, str]]) -> None:
    words = [(option.args["city"], words) for option, words in of_key(said, "gwt.deliver.city")]
    assert {note for city, note in words if city == "kansas_city"} == {"−6 VP"}
    wichita = {note for city, note in words if city == "wichita"}
    assert any("transport $1" in note for note in wichita), "from the start of the track"
    assert any("−3 VP, 1 objective card" in note for note in wichita), "with a disc in Topeka"


def test_places_say_what_can_be_done_there(said: list[tuple[Option, str]]) -> None:
    travels = of_key(said, "gwt.travel.space")
    assert {words for option, words in travels if option.args["space"] == "n_e"} == {"E: sell a card, buy cattle"}
    assert {words for option, words in travels if option.args["space"] == "h_flood_1"} == {"auxiliary action only"}


def test_a_journey_says_what_its_ways_cost(tmp_path: Path) -> None:
    """From the least to the most where a fork decides, and one figure where all ways cost the same."""
    trail = "p_a1=1-1 p_a2=1-2 h_flood_1=flood_black_2 p_fl1=1-8"
    match = table(3, place="n_a", money=10, trail=trail)
    shown = screen_of(tmp_path, match, 100, plain=False)
    assert re.search(r"Go to neutral space B +−\$2–3 ", shown)
    assert re.search(r"Go to building space 1 after A +−\$2 ", shown)


def test_workers_say_what_their_space_brings(said: list[tuple[Option, str]]) -> None:
    hired = {(option.args["worker"], words) for option, words in of_key(said, "gwt.hire.worker")}
    assert ("engineer", "sell a card") in hired
    assert ("cowboy", "") in hired


def test_stations_on_the_way_say_what_an_upgrade_costs(said: list[tuple[Option, str]]) -> None:
    stops = {option.args["position"]: words for option, words in of_key(said, "gwt.advance.position")}
    assert stops["2"] == ""
    assert stops["4.5"] in ("", "S1: $2 → 1 VP")
