"""Look at the page as a strict reader would, and say what is wrong with it.

    python -m tools.look            early, middle and late, at a desk and on a phone, and spot checks
    python -m tools.look --quick    only late in the game, at a desk and on a phone

Checks overlap and clipping, the size of text, contrast, outlines and light; writes a picture of each moment and a sheet
for colour vision into build/look. Exit code 1 if there is anything to be mended.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.looking.judge import judge
from tools.looking.moments import JUDGED, SHARES, SPOT_CHECKED, Device, Studio, studio
from tools.looking.sheet import contact_sheet
from tools.looking.thing import Finding

FOLDER = Path(__file__).resolve().parent.parent / "build" / "look"


def main() -> int:
    """Look, print, count."""
    parser = argparse.ArgumentParser(description="Look at the page as a strict reader would.")
    parser.add_argument("--quick", action="store_true", help="only late in the game")
    quick = parser.parse_args().quick
    moments = [(device, moment) for device in JUDGED for moment in SHARES if not quick or moment == "late"]
    spots = [] if quick else [(device, "middle") for device in SPOT_CHECKED]
    count = 0
    with studio() as room:
        for device, moment in moments + spots:
            found = look(room, device, moment)
            count += len(found)
            print(f"{device.name}, {moment}: {len(found) or 'nothing'} to be mended", flush=True)
            for finding in found:
                print(f"  {finding.check}: {finding.what}")
        for trouble in room.watch.troubles:
            count += 1
            print(trouble)
    print(f"{count} to be mended; pictures in {FOLDER}")
    return int(count > 0)


def look(room: Studio, device: Device, moment: str) -> list[Finding]:
    """What is wrong with a table at a moment."""
    seat = room.table(device, moment)
    FOLDER.mkdir(parents=True, exist_ok=True)
    seat.page.screenshot(path=FOLDER / f"{device.name}-{moment}.png")
    found = judge(seat.page, seat.places, device.touch)
    if moment == "late":
        contact_sheet(seat.page, FOLDER / f"vision-{device.name}.png")
    seat.page.context.close()
    return found


if __name__ == "__main__":
    sys.exit(main())
