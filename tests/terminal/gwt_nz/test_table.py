"""The table of New Zealand, drawn."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from railherd.api import load, new
from railherd.core.playing.match import Match
from railherd.terminal import look
from railherd.terminal.company import names_of
from railherd.terminal.gwt_nz.painter import NewZealandPainter
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice
from railherd.words.catalogue import LANGUAGES

NAMES = ["Ana", "Bo", "Cy", "Di"]
SIGNS = "●▲■◆"
BREAKS = r"[\s─┬└┘┤→]+"


@cache
def _record(seats: int, choices: int) -> str:
    match = new("gwt_nz", seats, 7, {"sides": "random"}, NAMES[:seats])
    random = Random(7)
    while (prompt := match.prompt()) is not None:
        if len(match.moves) >= choices and prompt.seat == 0 and prompt.decision == "gwt_nz.travel":
            break
        match.choose(random.choice(prompt.options).id)
    return match.record()


def mid_game(seats: int = 3, choices: int = 200) -> Match:
    """Return a game in which seat 0 is asked to travel."""
    return load(_record(seats, choices))


def table_of(match: Match, seat: int | None, width: int = 100, voice: Voice | None = None) -> str:
    """Return the table as a seat sees it."""
    voice = voice or Voice()
    marks = look.PLAIN if voice.plain else look.FULL
    prompt = None if seat is None else match.prompt(seat)
    scene = Scene(match.view(seat), prompt, names_of(match, voice), voice, marks, width)
    console = Console(width=width, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as shown:
        console.print(NewZealandPainter().table(scene), width=width)
    return "\n".join(line.rstrip() for line in shown.get().splitlines()) + "\n"


def trail_of(table: str) -> list[str]:
    """Return the spaces of the trail one by one, as they are drawn."""
    return [word for word in re.split(BREAKS, table.partition("\nSea ")[0]) if word]


@pytest.mark.parametrize("width", [60, 100])
def test_every_space_is_on_the_trail(width: int) -> None:
    match = mid_game()
    words = trail_of(table_of(match, None, width))
    trail = match.view(None)["trail"]
    empty = {name for name, space in trail.items() if re.fullmatch(r"[a-g]\d|[rf]_b1", name) and space["tile"] is None}
    assert len(empty) > 8
    for name in empty:
        assert len([word for word in words if re.match(rf"{name}(?!\w)", word)]) == 1, name
    for letter in "ABCDEFGH":
        assert len([word for word in words if re.match(rf"\[{letter}'?\]", word)]) == 1
    for sign in "∴≈":
        assert len([word for word in words if word.startswith(sign)]) == 4
    assert words[0].startswith("Start")
    assert "Wellington" in words[-1] or "Wellington" in "".join(words)


def test_buildings_carry_their_owner_and_runholders_stand_where_they_are() -> None:
    match = mid_game()
    view = match.view(None)
    words = trail_of(table_of(match, None))
    for space in view["trail"].values():
        if "-" in (space["tile"] or ""):
            assert any(word.startswith(SIGNS[int(space["tile"][0])] + space["face"]) for word in words)
    for player in view["players"]:
        assert any(SIGNS[player["seat"]] in word.partition("(")[2] for word in words)


def test_offered_spaces_carry_their_numbers_and_nothing_else_does() -> None:
    match = mid_game()
    prompt = match.prompt(0)
    assert prompt is not None
    offered = [number for number, option in enumerate(prompt.options, 1) if (option.at or "").startswith("trail/")]
    shown = table_of(match, 0).partition("\nSea ")[0]
    assert sorted(map(int, re.findall(r"▸(\d+):", shown))) == offered
    assert "▸" not in table_of(match, 1), "others may choose nothing"


def test_every_harbour_post_and_ship_is_at_sea() -> None:
    match = mid_game()
    shown = table_of(match, None)
    sea = shown.partition("\nSea ")[2].partition("\nJobs ")[0]
    for code in [*(f"S{n}" for n in range(1, 10)), *(f"M{n}" for n in range(1, 6)), *(f"L{n}" for n in range(1, 6))]:
        assert len(re.findall(rf"\b{code} £\d", sea)) == 1, code
    posts = sea.partition("\nPosts ")[2]
    for post in ("0", "21", "5w", "13w", "7w*", "8*", "17*"):
        assert re.search(rf"(^|\s){re.escape(post)} £\d", posts), post
    ships = "".join(re.findall(rf"\(([{SIGNS}]+)\)", sea.partition("\nPosts ")[0]))
    assert sorted(ships) == sorted(SIGNS[:3])


def test_the_markets_show_what_lies_there() -> None:
    match = mid_game()
    view, shown = match.view(None), table_of(match, None)
    jobs = shown.partition("\nJobs ")[2].partition("\nBonuses ")[0]
    assert jobs.count("£") == sum(view["columns"].values())
    assert f"{view['market_stack']} in the stack" in shown
    for slot in ("wheel", "barrel", "bell", "compass"):
        assert re.search(rf"{slot} .* ×{view['stock'][slot]['left']}", shown)


def test_spectators_have_no_board_of_their_own() -> None:
    assert "\nHand " not in table_of(mid_game(), None)
    assert "\nHand " in table_of(mid_game(), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_no_line_is_too_long_at_any_time(language: str, seats: int) -> None:
    match = new("gwt_nz", seats, seats, {"sides": "random", "neutral": "shuffled"}, NAMES[:seats])
    random = Random(seats)
    while (prompt := match.prompt()) is not None:
        if len(match.moves) % 60 == 0:
            for width in (60, 79, 100):
                shown = table_of(match, prompt.seat, width, Voice(language))
                assert max(map(cell_len, shown.splitlines())) <= width
        match.choose(random.choice(prompt.options).id)


def test_ascii_means_ascii() -> None:
    assert table_of(mid_game(), 0, 100, Voice(plain=True)).isascii()
    assert table_of(mid_game(), 0, 60, Voice(plain=True)).isascii()
