"""How long somebody waits after a click, as his own browser sees it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.browser.playing import Seat, make_table
from tools.looking.moments import Studio

# A click's time ends after the frame in which the page, having taken its offer away, offers something again.
STOPWATCH = """() => {
  window.waits = [];
  let clicked = null;
  let isGone = false;
  const offers = () => document.querySelector("[data-option]:not([aria-disabled=true])") !== null;
  document.addEventListener("click", (event) => [clicked, isGone] = [event.timeStamp, false], { capture: true });
  const watcher = new MutationObserver(() => {
    if (clicked === null) return;
    if (!offers()) isGone = true;
    else if (isGone) {
      const from = clicked;
      clicked = null;
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - from)));
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-disabled", "data-lit"] });
}"""


class Wait(NamedTuple):
    """How long a choice took until the next was offered, in milliseconds, and whether bots played in between."""

    time: float
    bots: bool


def measure(room: Studio, choices: int, seed: int = 1) -> list[Wait]:
    """Play games of two with the mouse, as many as it takes, and measure every choice but the last of each."""
    found: list[Wait] = []
    while len(found) < choices:
        room.server.deal(seed)
        found += one_game(room, Random(seed))
        seed += 1
    return found


def one_game(room: Studio, rng: Random) -> list[Wait]:
    """The waits of one game."""
    page = room.browse()
    seat = Seat(page, make_table(page, "greedy"))
    seat.until_asked()
    page.evaluate(STOPWATCH)
    bots = []
    while not seat.over:
        before = seat.state["at"]
        seat.choose(rng.choice(seat.options))
        seat.until_asked()
        bots.append(seat.state["at"] > before + 1)
    times: list[float] = page.evaluate("window.waits")
    page.context.close()
    assert len(times) == len(bots) - 1, "a choice was not measured"
    return [Wait(time, other) for time, other in zip(times, bots, strict=False)]
