"""Contact sheet: a page as people with different colour vision see it."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

DEFICIENCIES = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia", "blurredVision")
ACROSS = 2


def contact_sheet(page: Page, file: Path) -> None:
    """Write one picture of the page for each kind of vision, side by side."""
    devtools = page.context.new_cdp_session(page)
    pictures = []
    for deficiency in DEFICIENCIES:
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        pictures.append(Image.open(io.BytesIO(page.screenshot(scale="css"))).convert("RGB"))
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    width, height = pictures[0].size
    sheet = Image.new("RGB", (width * ACROSS, height * (len(pictures) // ACROSS)))
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (number % ACROSS * width, number // ACROSS * height))
    file.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(file)
