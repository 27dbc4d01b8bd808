"""Measure how long a person waits after a click, timed in the browser."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from tests.browser.playing import Seat, make_table
from tools.looking.moments import Studio

Motion = Literal["reduce", "no-preference"]

# A click's time ends after the frame in which the page, having taken the choice, offers the next one. Callers wait for
# `settled`: polling the page would slow it down.
STOPWATCH = """() => {
  window.waits = [];
  let clicked = null;
  let isTaken = false;
  let settle = () => undefined;
  const offers = () => document.querySelector("[data-option]:not([aria-disabled=true])") !== null;
  const isOver = () => document.querySelector("#end-ranking") !== null;
  window.settled = (count) =>
    window.waits.length > count || isOver() ? true : new Promise((resolve) => (settle = resolve));
  document.addEventListener("click", (event) => [clicked, isTaken] = [event.timeStamp, false], { capture: true });
  const stop = (from) => {
    window.waits.push(performance.now() - from);
    settle();
  };
  const watcher = new MutationObserver(() => {
    if (isOver()) settle();
    if (clicked === null) return;
    if (!offers()) isTaken = true;
    else if (isTaken) {
      const from = clicked;
      clicked = null;
      requestAnimationFrame(() => setTimeout(() => stop(from)));
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-disabled", "data-lit"] });
}"""


class Wait(NamedTuple):
    """How long a choice took until the next was offered, in milliseconds, and whether bots played in between."""

    time: float
    bots: bool


def measure(room: Studio, choices: int, game: str, motion: Motion = "reduce", seed: int = 1) -> list[Wait]:
    """Play two-player games with the mouse until this many choices are measured; return their waits."""
    found: list[Wait] = []
    while len(found) < choices:
        room.server.deal(seed)
        found += one_game(room, game, motion, Random(seed), choices - len(found))
        seed += 1
    return found


def one_game(room: Studio, game: str, motion: Motion, rng: Random, most: int) -> list[Wait]:
    """Return the waits of one game, or of its first choices up to a limit."""
    page = room.browse(reduced_motion=motion)
    seat = Seat(page, make_table(page, "greedy", game=game))
    seat.until_asked()
    page.evaluate(STOPWATCH)
    bots: list[bool] = []
    while not seat.over and len(bots) < most:
        before = seat.state["at"]
        seat.choose(rng.choice(seat.options))
        page.evaluate("(count) => window.settled(count)", len(bots))
        seat.until_asked()
        bots.append(seat.state["at"] > before + 1)
    times: list[float] = page.evaluate("window.waits")
    page.context.close()
    assert len(times) >= len(bots) - 1, "a choice was not measured"
    return [Wait(time, other) for time, other in zip(times, bots, strict=False)]
