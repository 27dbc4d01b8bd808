"""Phones and tablets: what a person needs first is in sight after every prompt, without a scroll."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.repeats import soaking
from tests.browser.serving import Server
from tests.browser.test_gwt_nz_game import brisk

SIZES = {"phone": (390, 844), "tablet": (768, 1024), "tablet on its side": (1024, 768)}
GAMES = ("gwt", "gwt_nz", "last_spike")
PROMPTS, LONG = 24, 400
CASES = [(game, size) for game in GAMES for size in SIZES]
KEPT = [("gwt", "phone"), ("gwt_nz", "tablet"), ("last_spike", "tablet on its side")]
NEEDED = 3  # answers, where there are so many

# What is hidden: scrolled away, outside the window, or behind something else. Anything at its middle must be it.
OUT_OF_SIGHT = """({ needed }) => {
  const missing = [];
  const isSeen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 120), top + height / 2];
    const found = document.elementFromPoint(x, y);
    return width > 0 && height > 0 && top >= 0 && top + height <= innerHeight + 1 && found !== null
      && (element.contains(found) || found.contains(element));
  };
  const need = (name, element) => { if (!element || !isSeen(element)) missing.push(name); };
  need("question", document.querySelector("[data-now] .question"));
  const answers = [...document.querySelectorAll("[data-now] [data-option]")];
  answers.slice(0, needed).forEach((one) => need(`answer ${one.dataset.option}`, one));
  if (answers.length < needed) missing.push(`${answers.length} of ${needed} answers`);
  need("money", document.querySelector("[data-brief] [data-anchor^='purse/'], .side [data-anchor^='purse/']"));
  const hand = document.querySelector("[data-brief] .hand, .side [data-region=hand] :is(.cards, .hand)");
  if (!hand || hand.children.length > 0) need("hand", hand);
  window.scrollTo(0, 1);
  if (window.scrollY !== 0) missing.push("a page that stays in place");
  return missing;
}"""


@pytest.mark.parametrize("case", soaking(CASES, kept=KEPT))
def test_the_first_things_are_in_sight_after_every_prompt(
    server: Server, browse: Browse, case: tuple[str, str]
) -> None:
    game, size = case
    play(server, browse, game, size, PROMPTS)


@pytest.mark.soak  # repeats the first prompts, and goes on to the end
@pytest.mark.parametrize("game", GAMES)
def test_the_first_things_are_in_sight_to_the_end_of_a_game(server: Server, browse: Browse, game: str) -> None:
    play(server, browse, game, "phone", LONG)


def play(server: Server, browse: Browse, game: str, size: str, prompts: int) -> None:
    """Play at random, and look at each prompt."""
    server.deal(22)
    page = browse.phone(size=SIZES[size], language="en" if size == "phone" else "ru")
    seat, rng = Seat(page, make_table(page, "greedy", game=game)), Random(3)
    seat.until_asked()
    for _ in range(prompts):
        if seat.over:
            return
        look(page, seat)
        seat.choose(brisk(seat.options, rng) if game == "gwt_nz" else rng.choice(seat.options))
        seat.until_asked()


def look(page: Page, seat: Seat) -> None:
    texts = [option["text"] for option in seat.options]
    missing: list[Any] = page.evaluate(OUT_OF_SIGHT, {"needed": min(NEEDED, len(texts))})
    assert missing == [], f"{seat.state['prompt']['decision']}: {texts}"


POINTED = soaking(GAMES, kept=["gwt"])
LONG_ENOUGH = 500  # milliseconds: a card would have opened
KEYS = "123456789"


@pytest.mark.parametrize("game", POINTED)
def test_no_card_opens_after_any_prompt_under_a_mouse_that_lies_still(
    server: Server, browse: Browse, game: str
) -> None:
    server.deal(22)
    page, rng = browse(size=SIZES["tablet on its side"]), Random(3)
    page.mouse.move(330, 400)  # in the middle of the board, before there is one
    seat = Seat(page, make_table(page, "greedy", game=game))
    seat.until_asked()
    under = page.evaluate("document.elementFromPoint(330, 400).closest('[data-region=board]') !== null")
    assert under, "the mouse lies on the board"
    for _ in range(8):
        before = seat.state["at"]
        page.keyboard.press(rng.choice(KEYS[: len(seat.options)]))
        seat.until(lambda: bool(seat.state["at"] > before), "the key is heard")  # noqa: B023 - called at once
        seat.until_asked()
        page.wait_for_timeout(LONG_ENOUGH)
        assert page.get_by_role("tooltip").count() == 0, seat.state["prompt"]["decision"]


# What browsers tell when a place comes below a mouse that lies still; those without a window do not by themselves.
COME_BELOW = """([at, x, y]) => document.querySelector(`[data-at="${at}"]`).dispatchEvent(
  new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }))"""


def test_no_card_opens_when_a_place_comes_below_a_mouse_that_lies_still(server: Server, browse: Browse) -> None:
    server.deal(22)
    page = browse(size=SIZES["tablet on its side"])
    seat = Seat(page, make_table(page, "greedy", game="gwt"))
    seat.until_asked()
    for x in (299, 300):
        page.mouse.move(x, 25)  # in the header, where no place is
    for x, cards in ((300, 0), (301, 1)):
        page.evaluate(COME_BELOW, [seat.places[0], x, 25])
        page.wait_for_timeout(LONG_ENOUGH)
        assert page.get_by_role("tooltip").count() == cards


def test_what_ends_a_turn_comes_last(server: Server, browse: Browse) -> None:
    server.deal(22)
    page = browse.phone()
    seat, rng = Seat(page, make_table(page, "greedy", game="gwt")), Random(3)
    seat.until_asked()
    while seat.state["prompt"]["decision"] != "gwt.use" or len(seat.options) < NEEDED:
        seat.choose(rng.choice(seat.options))
        seat.until_asked()
    shown = page.locator("[data-now] [data-option]").evaluate_all("all => all.map((one) => one.dataset.option)")
    here = [option["text"] for option in seat.options if option["at"] is not None]
    assert shown[: len(here)] == here, "what is done here comes first, and all of it"
    assert shown[-1] == "done"


def test_a_phone_says_what_a_bot_does(server: Server, browse: Browse) -> None:
    server.deal(22)
    page = browse.phone(language="en", settings={"pace": "slow"})
    seat = Seat(page, make_table(page, "greedy", game="gwt"))
    seat.until_asked()
    while seat.state["view"]["asked"] == 0:
        seat.choose(next((option for option in seat.options if option["text"] == "done"), seat.options[0]))
    expect(page.locator("[data-done]")).to_have_text(re.compile("greedy|bot", re.IGNORECASE))
