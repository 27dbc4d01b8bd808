"""Pictures are compared pixel by pixel."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.compare_pictures import compare

PAPER, INK, PALER = (240, 230, 210), (30, 20, 10), (244, 230, 210)


def drawn(folder: Path, when: str, *pixels: tuple[tuple[int, int], tuple[int, int, int]], size: int = 20) -> Path:
    """Return a sheet of paper with some pixels on it."""
    image = Image.new("RGB", (size, size), PAPER)
    for spot, colour in pixels:
        image.putpixel(spot, colour)
    path = folder / f"{when}.png"
    image.save(path)
    return path


def test_equal_pictures_and_invisible_differences_say_nothing(tmp_path: Path) -> None:
    before = drawn(tmp_path, "before")
    after = drawn(tmp_path, "after", ((3, 4), PALER))
    assert compare(Path("sheet.png"), before, before) is None
    assert compare(Path("sheet.png"), before, after) is None


def test_differing_pixels_are_counted_and_found(tmp_path: Path) -> None:
    before = drawn(tmp_path, "before")
    after = drawn(tmp_path, "after", ((3, 4), INK), ((7, 9), INK))
    found = compare(Path("sheet.png"), before, after)
    assert found == ("sheet.png", "2 pixels differ, between 3,4 and 8,10")


def test_another_size_and_a_missing_picture_are_told(tmp_path: Path) -> None:
    before = drawn(tmp_path, "before")
    after = drawn(tmp_path, "after", size=21)
    assert compare(Path("a.png"), before, after) == ("a.png", "20×20 before, 21×21 after")
    assert compare(Path("a.png"), before, tmp_path / "none.png") == ("a.png", "is missing after")
