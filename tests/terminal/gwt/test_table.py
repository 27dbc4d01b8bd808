"""The table of Great Western Trail, drawn."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from railherd.api import new
from railherd.core.playing.match import Match
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES
from tests.terminal.gwt.stage import NAMES, lively, mid_game, screen_of, table_of

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIGNS = "●▲■◆"
HAZARDS = {"flood": "≈", "drought": "☼", "rockfall": "∴"}
FACE = re.compile(r"\d+[ab]")


@pytest.fixture(scope="module")
def match() -> Match:
    return mid_game()


def trail_of(table: str) -> str:
    """Return the part of the table above the railway."""
    return table.partition("\nTrack ")[0]


def drawn(shown: str) -> list[str]:
    """Return the spaces of the trail one by one, as they are drawn."""
    return [word for word in re.split(r"[\s─┬└┘┤→]+", shown) if word]


@pytest.mark.parametrize("width", [60, 100])
def test_screen_is_as_stored(tmp_path: Path, match: Match, width: int) -> None:
    stored = (SNAPSHOTS / f"screen-{width}.txt").read_text(encoding="utf-8")
    assert screen_of(tmp_path, match, width) == stored


def test_screen_fits_a_terminal_of_forty_five_lines(tmp_path: Path, match: Match) -> None:
    assert len(screen_of(tmp_path, match, 100).splitlines()) < 45


@pytest.mark.parametrize("width", [60, 100])
def test_every_space_is_on_the_trail(match: Match, width: int) -> None:
    words = drawn(trail_of(table_of(match, None, width)))
    trail = match.view(None)["trail"]
    empty = {name[2:] for name, space in trail.items() if name.startswith("p_") and space["tile"] is None}
    assert len(empty) > 10
    for code in empty:
        assert len([word for word in words if re.match(rf"{code}(?!\w)", word)]) == 1, code
    for name, sign in HAZARDS.items():
        assert len([word for word in words if word.startswith(sign)]) == 4, name
    for letter in "ABCDEFG":
        assert len([word for word in words if word.startswith(f"[{letter}]")]) == 1
    for money in ("+1", "+2", "+4", "+6", "+8", "+10", "−3", "−2", "−1"):
        assert len([word for word in words if re.match(rf"{re.escape(money)}(?!\d)", word)]) == 1, money
    assert "Start" in words[0]
    assert "Kansas" in "".join(words)


def test_private_buildings_carry_their_owner(match: Match) -> None:
    words = drawn(trail_of(table_of(match, None)))
    built = [space for space in match.view(None)["trail"].values() if "-" in (space["tile"] or "")]
    assert len({space["tile"][0] for space in built}) > 1
    expected = sorted(SIGNS[int(space["tile"][0])] + space["face"] for space in built)
    found = [SIGNS[SIGNS.index(word[0])] + FACE.findall(word)[0] for word in words if word[0] in SIGNS]
    assert sorted(found) == expected


def test_hazards_show_their_points_and_the_viewers_fee(match: Match) -> None:
    words = drawn(trail_of(table_of(match, 0)))
    lying = [space for space in match.view(0)["trail"].values() if (space["tile"] or "").split("_")[0] in HAZARDS]
    assert lying
    for space in lying:
        sign, points = HAZARDS[space["tile"].split("_")[0]], space["tile"][-1]
        assert any(f"{sign}{points}${space['fee']}" in word for word in words)


def test_no_fee_is_shown_where_nobody_can_go(match: Match) -> None:
    beside = trail_of(table_of(match, 0)).partition("Beside it")[2].splitlines()[0]
    assert "−3" in beside
    assert "$" not in beside


def test_ranchers_and_engines_stand_where_they_are(match: Match) -> None:
    shown = table_of(match, None)
    for seat, player in enumerate(match.view(None)["players"]):
        place = next(word for word in drawn(trail_of(shown)) if SIGNS[seat] in word.partition("(")[2])
        assert place.startswith({"kc": "Kansas", "start": "Start"}.get(player["place"], "")), player["place"]
        track = shown.partition("\nTrack ")[2].partition("\nStations ")[0]
        engine = next(word for word in re.split(r"[\s─×]+", track) if SIGNS[seat] in word)
        assert engine.startswith((player["engine"].partition(".")[0], "S"))


def test_offered_spaces_carry_their_numbers_and_nothing_else_does(match: Match) -> None:
    prompt = match.prompt(0)
    assert prompt is not None
    offered = [number for number, option in enumerate(prompt.options, 1) if (option.at or "").startswith("trail/")]
    assert len(offered) > 2
    assert sorted(map(int, re.findall(r"▸(\d+):", trail_of(table_of(match, 0))))) == offered
    assert "▸" not in table_of(match, 1), "others may choose nothing"


@pytest.mark.parametrize("width", [60, 100])
def test_every_station_city_and_space_of_the_track_is_there(match: Match, width: int) -> None:
    shown = table_of(match, None, width)
    rail = shown.partition("\nTrack ")[2].partition("\nJobs ")[0]
    track, _, rest = rail.partition("\nStations ")
    stations, _, cities = rest.partition("\nCities ")
    positions = re.findall(r"\d+|S\d+", re.sub(r"\(.*?\)", "", track))
    assert {str(number) for number in range(40)} <= set(positions)
    for number in range(1, 11):
        assert f"S{number}" in positions
        assert f"S{number} $" in stations
    view = match.view(None)
    for city, discs in view["cities"].items():
        signs = "".join(
            SIGNS[seat] * count if count < 3 else f"{SIGNS[seat]}{count}" for seat, count in enumerate(discs)
        )
        assert f"{Voice().name('gwt', 'city', city)} {signs}".strip() in cities
    for number, station in enumerate(view["stations"].values(), 1):
        signs = "".join(SIGNS[seat] for seat in station["discs"])
        assert re.search(rf"S{number} \$\d→\d {signs}" if signs else rf"S{number} \$\d→\d(?! ?[{SIGNS}])", stations)


def test_job_market_shows_open_rows_and_what_is_left(match: Match) -> None:
    view = match.view(None)
    header, cowboys, *_ = table_of(match, None).partition("\nJobs ")[2].splitlines()
    costs = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4][: view["marker_row"] - 1]
    assert re.findall(r"\$(\d+)", header.partition("Cattle")[0]) == [str(cost) for cost in costs]
    assert f"{13 - view['marker_row']} to go" in header
    hired = [view["jobs"][f"{row}-cowboy"] for row in range(1, view["marker_row"] + 1)]
    assert [int(count) for count in re.findall(r"\d", cowboys[:50])][: sum(map(bool, hired))] == list(
        filter(None, hired)
    )


def test_spectators_have_no_board_of_their_own(match: Match) -> None:
    assert "\nHand  " not in table_of(match, None)
    assert "\nHand  " in table_of(match, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_too_long_at_any_time(language: str, seats: int) -> None:
    match = new("gwt", seats, seats, {"sides": "random", "neutral": "shuffled"}, NAMES[:seats])
    random = Random(seats)
    while (prompt := match.prompt()) is not None:
        if len(match.moves) % 60 == 0:
            for width in (60, 79, 100):
                shown = table_of(match, prompt.seat, width, Voice(language))
                assert max(map(cell_len, shown.splitlines())) <= width
        match.choose(lively(prompt, random).id)


def test_ascii_means_ascii(match: Match) -> None:
    assert table_of(match, 0, 100, Voice(plain=True)).isascii()
    assert table_of(match, 0, 60, Voice(plain=True)).isascii()


class Wordless(Voice):
    """A voice without names for the things of the game."""

    def knows(self, key: str) -> bool:
        return not key.startswith("gwt.") and super().knows(key)


def test_what_has_no_name_is_called_by_its_id(match: Match) -> None:
    assert "kansas_city" in table_of(match, 0, 100, Wordless())
