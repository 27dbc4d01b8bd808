"""Check the rendered page for visual faults and list them.

    python -m tools.look            early, middle, late and over, at a desk and on a phone, and spot checks
    python -m tools.look --quick    only late in the games, at a desk and on a phone
    python -m tools.look --game gwt only one of them

Overlap and clipping, the size of text, contrast, outlines and light are checked, on a phone in every tab. A picture of
each moment and a sheet for colour vision are written into build/look. Exit code 1 if there are findings.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.games.profile import profile_of
from tools.looking.judge import judge
from tools.looking.moments import JUDGED, OTHER_LANGUAGES, SPOT_CHECKED, Device, Studio, studio
from tools.looking.sheet import contact_sheet
from tools.looking.tabs import each_tab
from tools.looking.thing import Finding
from tools.shown_games import shown_games

FOLDER = Path(__file__).resolve().parent.parent / "build" / "look"


def main() -> int:
    """Check every sight, print the findings and return the exit code."""
    parser = argparse.ArgumentParser(description="Look at the page as a strict reader would.")
    parser.add_argument("--quick", action="store_true", help="only late in the games")
    parser.add_argument("--game", choices=shown_games(), help="only this one")
    given = parser.parse_args()
    count = 0
    with studio() as room:
        for game, device, moment in sights([given.game] if given.game else shown_games(), given.quick):
            found = look(room, game, device, moment)
            count += len(found)
            print(f"{game}, {device.name}, {moment}: {len(found) or 'nothing'} to be mended", flush=True)
            for finding in found:
                print(f"  {finding.check}: {finding.what}")
        for trouble in room.watch.troubles:
            count += 1
            print(trouble)
    print(f"{count} to be mended; pictures in {FOLDER}")
    return int(count > 0)


def sights(games: list[str], quick: bool) -> Iterator[tuple[str, Device, str]]:
    """Yield what to look at: game, device and moment."""
    for game in games:
        for device in JUDGED if quick else JUDGED + OTHER_LANGUAGES:
            for moment in profile_of(game).story.moments:
                if not quick or moment == "late":
                    yield game, device, moment
        for device in () if quick else SPOT_CHECKED:
            yield game, device, "middle"


def look(room: Studio, game: str, device: Device, moment: str) -> list[Finding]:
    """Return the findings for one table at one moment."""
    seat = room.table(device, moment, game)
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: list[Finding] = []
    for tab, places in each_tab(seat):
        name = "-".join(part for part in (game, device.name, moment, tab) if part)
        seat.page.screenshot(path=FOLDER / f"{name}.png")
        found += [
            Finding(one.check, f"{tab}: {one.what}" if tab else one.what)
            for one in judge(seat.page, places, device.touch, seat.further)
        ]
    if moment == "late":
        contact_sheet(seat.page, FOLDER / f"vision-{game}-{device.name}.png")
    seat.page.context.close()
    return found


if __name__ == "__main__":
    sys.exit(main())
