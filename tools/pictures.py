"""Retake the pictures of the documents: `python -m tools.pictures` writes docs/pictures/*.png.

    python -m tools.pictures --game gwt   only of one game

Three moments of a game of four, at a desk and on a phone, in the light and in the dark, and three of a game alone
against Sarah; each small enough for a repository.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.browsing import DESK, PHONE, Theme
from tools.looking.moments import Device, Studio, studio
from tools.shown_games import shown_games

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
THEMES: tuple[Theme, ...] = ("light", "dark")
MOMENTS = ("early", "middle", "late")
SARAHS = "gwt_nz"  # the game that is played alone against her
ALONE = {"early": 12, "middle": 140, "late": 300}  # choices of the kept game
MOST = 250_000  # bytes
PALETTES = (248, 120, 56)  # colours: the first that makes a picture small enough is taken
SEATS = re.findall(r'colour: "#(\w{6})"', (ROOT / "web" / "src" / "board" / "seats.ts").read_text(encoding="utf-8"))


def main() -> int:
    """Take all pictures, or those of one game."""
    parser = argparse.ArgumentParser(description="Take the pictures of the documents anew.")
    parser.add_argument("--game", choices=shown_games(), help="only this one")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as room:
        for game in [given.game] if given.game else shown_games():
            take(room, game)
    return 0


def take(room: Studio, game: str) -> None:
    """Take all pictures of a game."""
    for theme in THEMES:
        for device in (Device("desk", DESK, theme, "en"), Device("phone", PHONE, theme, "en", True)):
            for moment in MOMENTS:
                seat = room.table(device, moment, game)
                save(seat.page, FOLDER / f"{game}-{device.name}-{moment}-{theme}.png")
                seat.page.context.close()
    if game == SARAHS:
        take_sarah(room)


def take_sarah(room: Studio) -> None:
    """Take the pictures of a game alone against Sarah, in the light."""
    for device in (Device("desk", DESK, "light", "en"), Device("phone", PHONE, "light", "en", True)):
        for moment, choices in ALONE.items():
            seat = room.alone(device, choices)
            save(seat.page, FOLDER / f"sarah-{device.name}-{moment}.png")
            seat.page.context.close()


def save(page: Page, file: Path) -> None:
    """Save a screenshot of a page in as many colours as fit the size limit."""
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    for colours in PALETTES:
        packed = io.BytesIO()
        painted(picture, colours).save(packed, "PNG", optimize=True)
        if packed.tell() <= MOST:
            break
    else:
        raise SystemExit(f"{file.name} is still larger than {MOST:,} bytes in {PALETTES[-1]} colours.")
    file.write_bytes(packed.getvalue())
    print(f"{file.name}: {packed.tell() // 1000} kB")


def painted(picture: Image.Image, colours: int) -> Image.Image:
    """Reduce a picture to few colours, keeping those of the seats: their signs are small and must not fade."""
    common = (picture.quantize(colours).getpalette() or [])[: 3 * colours]
    palette = Image.new("P", (1, 1))
    palette.putpalette([*common, *bytes.fromhex("".join(SEATS))])
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


if __name__ == "__main__":
    sys.exit(main())
