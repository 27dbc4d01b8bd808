"""Two people who do by real clicks what greedy bots would, each at their own page, and the clicks of their turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playwright.sync_api import Page

from railherd import Match
from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.games.registry import find
from tests.browser.browsing import Browse
from tests.browser.playing import Json, Seat, introduce, make_table, press, told
from tests.browser.serving import Server
from tools.click_count import Press, counted, play, pressed

NAMES = ["Ana", "Boris"]
SETTINGS = {"pace": "at_once", "ending": "at_once"}
# Clicks of a hand, not those that the page or a test makes by itself.
COUNT = """() => {
  window.clicked = 0;
  document.addEventListener("click", (event) => (window.clicked += event.isTrusted ? 1 : 0), { capture: true });
}"""


def same_game(game: str, seed: int) -> Match:
    """Return the game that a server deals with a seed, in its beginning."""
    rules = find(game)
    return replay.start(rules, agree(rules, len(NAMES), {}), seed, NAMES, by_hash=True)


def click_through(
    server: Server, browse: Browse, game: str, seed: int, most: int | None = None
) -> list[tuple[int, int]]:
    """Play the first turns of a game, or all of it; return how many clicks each took, and how many were counted."""
    match = same_game(game, seed)
    turns = play(match, seed, most)
    seats = sit_down(server, browse, game, seed)
    plans = [(seats[turn[0].seat], counted(turn, "ending")) for turn in turns]
    clicks = [(turn_of(seat, plan), sum(one.clicks for one in plan)) for seat, plan in plans]
    for number, seat in enumerate(seats):
        seat.until(partial(has_come_to, seat, match.view(number)), "the page has come as far as the bots")
    return clicks


def has_come_to(seat: Seat, view: Json) -> bool:
    """Return whether a page has been told of a view."""
    return bool({**seat.state["view"], **view} == seat.state["view"])


def sit_down(server: Server, browse: Browse, game: str, seed: int) -> list[Seat]:
    """Open a table and sit down at it, each at their own page."""
    server.deal(seed)
    ana, boris = browse(settings=SETTINGS), browse(settings=SETTINGS)
    table = make_table(ana, "open", game=game, name=NAMES[0])
    introduce(boris, NAMES[1])
    told(boris.request.post(f"/api/tables/{table['table']}/sit", data={"seat": 1, "key": table["link"]}))
    seats = [Seat(ana, table), Seat(boris, table)]
    for seat in seats:
        seat.until(partial(has_begun, seat), "the game has begun")
        seat.page.evaluate(COUNT)
    return seats


def has_begun(seat: Seat) -> bool:
    return bool(seat.states) and seat.state["view"] is not None


def turn_of(seat: Seat, presses: Sequence[Press]) -> int:
    """Play a turn; return the clicks that it took."""
    before = clicks_at(seat.page)
    for one in presses:
        if one.clicks:
            seat.until_asked()
            do(seat, one)
    return clicks_at(seat.page) - before


def clicks_at(page: Page) -> int:
    count: int = page.evaluate("window.clicked")
    return count


def do(seat: Seat, one: Press) -> None:
    """Click what is lit, and where that is not enough, what is meant there."""
    prompt, what = one.step.prompt, one.what
    here = [] if what.at is None else pressed(prompt, what)
    name = ", ".join([what.text, *what.then])
    before = seat.state["seq"]
    if what in prompt.wholes:
        press(seat.page, seat.page.locator(f'[data-option="{name}"]'))
    elif what not in here or (len(here) > 1 and what not in prompt.shortcuts):
        press(seat.page, seat.button({"text": what.text}))
    else:
        place = seat.page.locator(f'[data-at="{what.at}"][data-lit]')
        line = place.locator(f'[data-part^="{what.text}|"]')
        press(seat.page, line if line.count() == 1 else place)
        if seat.page.locator("[data-pick]").count():
            press(seat.page, seat.page.locator(f'[data-pick="{name}"]'))
    seat.until(lambda: bool(seat.state["seq"] > before), "the choice is taken")
