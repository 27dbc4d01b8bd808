"""Take the pictures of the documents anew: `python -m tools.pictures` writes docs/pictures/*.png.

Three moments of one game, at a desk and on a phone, in the light and in the dark; each small enough for a repository.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.browsing import DESK, PHONE, Theme
from tools.looking.moments import SHARES, Device, studio

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
THEMES: tuple[Theme, ...] = ("light", "dark")
MOST = 250_000  # bytes
PALETTES = (256, 128, 64, 32)  # colours: the first that makes a picture small enough is taken


def main() -> int:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as room:
        for theme in THEMES:
            for device in (Device("desk", DESK, theme, "en"), Device("phone", PHONE, theme, "en", True)):
                for moment in SHARES:
                    seat = room.table(device, moment)
                    save(seat.page, FOLDER / f"{device.name}-{moment}-{theme}.png")
                    seat.page.context.close()
    return 0


def save(page: Page, file: Path) -> None:
    """A picture of a page, in as many colours as fit."""
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    for colours in PALETTES:
        packed = io.BytesIO()
        picture.quantize(colours).save(packed, "PNG", optimize=True)
        if packed.tell() <= MOST:
            break
    else:
        raise SystemExit(f"{file.name} is still larger than {MOST:,} bytes in {PALETTES[-1]} colours.")
    file.write_bytes(packed.getvalue())
    print(f"{file.name}: {packed.tell() // 1000} kB")


if __name__ == "__main__":
    sys.exit(main())
