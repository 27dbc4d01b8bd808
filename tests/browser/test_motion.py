"""Motion: pieces take their road, things fly, a press ends it all, and whoever wants none gets none."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Browse
from tests.browser.gwt_moments import sit_down
from tests.browser.playing import Seat, make_table, press
from tests.browser.repeats import soaking
from tests.browser.serving import Server

FRAMES = 3  # the one of the click and two more
AHEAD = 60  # pixels: far enough to be seen on the way

# Note in every frame where a piece is, and how much is under way.
WATCH = """(piece) => {
  window.seen = [];
  window.flown = 0;
  const isOurs = ({ id, playState }) => id === "railherd-motion" && playState === "running";
  const ours = () => document.getAnimations().filter(isOurs).length;
  let frames = 0;
  const click = () => {  // once it is under way, and count the frames until nothing moves; without it that takes long
    if (frames === 0) document.getAnimations().filter(isOurs).forEach((one) => one.updatePlaybackRate(0.01));
    if (frames++ === 0) document.querySelector("h1").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    if (window.still === undefined && window.moving === 0) window.still = frames;
  };
  const look = () => {
    const box = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    if (box) window.seen.push([box.x + box.width / 2, box.y + box.height / 2]);
    window.flown = Math.max(window.flown, document.querySelectorAll(".sky > span").length);
    if (window.slowly) document.getAnimations().filter(isOurs).forEach((one) => one.updatePlaybackRate(0.2));
    window.moving = ours();
    window.begun ||= window.moving > 0;
    if (window.begun && window.clicks) click();
    requestAnimationFrame(look);
  };
  look();
}"""


def moved(page: Page) -> list[tuple[float, float]]:
    """Return where the watched piece was seen, without repeats."""
    seen = [(float(x), float(y)) for x, y in page.evaluate("window.seen")]
    return [spot for i, spot in enumerate(seen) if i == 0 or spot != seen[i - 1]]


def farthest(seat: Seat, piece: str) -> dict[str, Any]:
    """Return the option whose place is farthest from a piece."""
    here = seat.page.locator(f'[data-piece="{piece}"]').bounding_box()
    assert here is not None

    def distance(option: dict[str, Any]) -> float:
        box = seat.place(option["at"]).bounding_box()
        return 0 if box is None else abs(box["x"] - here["x"]) + abs(box["y"] - here["y"])

    return max((option for option in seat.options if not option["reveals"]), key=distance)


def send(seat: Seat, piece: str) -> None:
    """Watch a piece, and send it as far as it may go; return when it has arrived."""
    seat.page.evaluate(WATCH, piece)
    goal = farthest(seat, piece)
    press(seat.page, seat.place(goal["at"]))
    until(seat, "window.begun && window.moving === 0")


def until(seat: Seat, condition: str) -> None:
    seat.until(lambda: bool(seat.page.evaluate(condition)), condition)


PIECES = {"gwt": ("journey", "rancher-0"), "rail": ("engine", "engine-0")}


@pytest.mark.parametrize("name", soaking(PIECES, kept=["gwt"]))
def test_a_piece_is_seen_on_its_road(server: Server, browse: Browse, name: str) -> None:
    moment, piece = PIECES[name]
    desk = browse(reduced_motion="no-preference")
    seat = sit_down(desk, server, moment)
    desk.evaluate("window.slowly = true")  # so that a busy machine, too, paints it on its way
    send(seat, piece)
    spots = moved(desk)
    (x, y), (to_x, to_y) = spots[0], spots[-1]
    assert abs(to_x - x) + abs(to_y - y) > AHEAD
    between = [one for one in spots if min(apart(one, spots[0]), apart(one, spots[-1])) > AHEAD / 4]
    assert len(between) >= 3, f"it jumped: {spots}"


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(abs(one[0] - other[0]) + abs(one[1] - other[1]))


def test_a_click_ends_all_motion(server: Server, browse: Browse) -> None:
    desk = browse(reduced_motion="no-preference")
    seat = sit_down(desk, server, "journey")
    desk.evaluate("window.clicks = true")
    send(seat, "rancher-0")
    until(seat, "window.still !== undefined")
    assert desk.evaluate("window.still") <= FRAMES
    assert desk.locator(".sky > span").count() == 0


def test_nothing_moves_for_whoever_wants_no_motion(server: Server, desk: Page) -> None:
    seat = sit_down(desk, server, "journey")
    desk.evaluate(WATCH, "rancher-0")
    seat.choose(farthest(seat, "rancher-0"))
    seat.until_asked()
    assert len(moved(desk)) == 2
    assert desk.evaluate("window.flown") == 0


def test_nothing_moves_while_nobody_looks(server: Server, browse: Browse) -> None:
    desk = browse(reduced_motion="no-preference")
    seat = sit_down(desk, server, "journey")
    desk.evaluate(WATCH, "rancher-0")
    desk.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' })")
    seat.choose(farthest(seat, "rancher-0"))
    seat.until_asked()
    assert len(moved(desk)) == 2


def test_cards_and_coins_fly(server: Server, browse: Browse) -> None:
    desk = browse(reduced_motion="no-preference")
    seat = sit_down(desk, server, "purchase")
    desk.evaluate(WATCH, "rancher-0")
    seat.at_place(next(option for option in seat.options if option["cost"] > 0 and option["at"] is not None))
    until(seat, "window.flown > 1")
    until(seat, "document.querySelectorAll('.sky > span').length === 0")


def test_a_tile_flies_onto_the_map(server: Server, browse: Browse) -> None:
    server.deal(11, 43)
    desk = browse(reduced_motion="no-preference")
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    desk.evaluate(WATCH, "nothing")
    seat.choose(seat.options[0])
    until(seat, "window.flown > 0")


def test_what_only_moves_with_the_panel_around_it_does_not_glide(server: Server, browse: Browse) -> None:
    """The question below another needs more room: hand and board move with the panel, at once."""
    server.deal(11, 43)
    desk = browse(reduced_motion="no-preference")
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    desk.evaluate(WATCH, "estate-0-den")
    seat.choose(seat.options[0])
    until(seat, "window.begun && window.moving === 0")
    assert len(moved(desk)) == 2, "one jump, no way between"
