"""Measure how long a player waits after a click until the next choice is lit: `python -m tools.click_bench`.

Games against a greedy bot, with a real mouse in a real browser on this machine. The bot's steps are shown at once and
not at the pace at which people follow them, so the wait after a bot's turn is the bot's thinking and the page's work.
The browser itself measures, from the click to the frame in which the next choice is offered.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence

from railherd import COMPILED
from tools.looking.clicks import measure
from tools.looking.moments import studio

MARK = 150.0  # milliseconds, for 95 of 100


def main() -> int:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description="How long a click takes.")
    parser.add_argument("--game", default="last_spike")
    parser.add_argument("--choices", type=int, default=200)
    parser.add_argument("--motion", action="store_true", help="let pieces move and gold pulse, as for most people")
    wanted = parser.parse_args()
    with studio() as room:
        waits = measure(room, wanted.choices, wanted.game, "no-preference" if wanted.motion else "reduce")
    moving = "with motion" if wanted.motion else "without motion"
    print(
        f"{wanted.game}, {moving}, rules {'compiled' if COMPILED else 'interpreted'}, mark {MARK:.0f} ms for 95 of 100"
    )
    print(line("all choices", [wait.time for wait in waits]))
    print(line("one's own next", [wait.time for wait in waits if not wait.bots]))
    print(line("after a bot's turn", [wait.time for wait in waits if wait.bots]))
    return int(share(0.95, [wait.time for wait in waits]) > MARK)


def line(name: str, times: Sequence[float]) -> str:
    """Return one formatted line of figures."""
    if not times:
        return f"{name:<20}    0"
    return (
        f"{name:<20}{len(times):>5} · median {statistics.median(times):.0f} ms · "
        f"95 of 100 within {share(0.95, times):.0f} ms · slowest {max(times):.0f} ms"
    )


def share(part: float, times: Sequence[float]) -> float:
    """Return the time within which this share of the choices was answered."""
    return sorted(times)[max(0, int(len(times) * part) - 1)]


if __name__ == "__main__":
    sys.exit(main())
