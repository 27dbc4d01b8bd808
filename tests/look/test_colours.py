"""Seat colours and the gold of choosable places stay distinct for all kinds of vision; text is readable."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from tools.looking.colour import VISION, contrast, difference, lab, read, seen

STYLE = Path(__file__).resolve().parents[2] / "web" / "src"
APART = 18.0
READABLE = 4.5
DRAWN = 3.0


def seat_colours() -> dict[str, str]:
    text = (STYLE / "board" / "seats.ts").read_text("utf-8")
    return dict(re.findall(r'name: "(\w+)", colour: "(#\w{6})"', text))


def seat_inks() -> list[tuple[str, str]]:
    text = (STYLE / "board" / "seats.ts").read_text("utf-8")
    return re.findall(r'colour: "(#\w{6})", ink: "(#\w{6})"', text)


def tokens(theme: str) -> dict[str, str]:
    """Return the palette of a theme by name."""
    light, dark = (STYLE / "style" / "tokens.css").read_text("utf-8").split('[data-theme="dark"]')
    return dict(re.findall(r"--([\w-]+): (#\w{6});", light if theme == "light" else dark))


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seats_and_gold_stay_apart(vision: str, theme: str) -> None:
    colours = {**seat_colours(), "gold": tokens(theme)["gold"]}
    assert len(colours) == 7
    looks = {name: seen(read(colour), vision) for name, colour in colours.items()}
    close = {
        f"{one} and {other}": round(difference(looks[one], looks[other]), 1)
        for one, other in combinations(looks, 2)
        if difference(looks[one], looks[other]) < APART
    }
    assert not close


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read(theme: str) -> None:
    colours = tokens(theme)
    for ground in ("paper", "panel"):
        for ink in ("ink", "soft-ink"):
            assert contrast(read(colours[ink]), read(colours[ground])) >= READABLE, f"{ink} on {ground}"
    for land in ("prairie", "sand", "rock", "forest", "water"):
        assert contrast(read(colours["ink"]), read(colours[land])) >= READABLE, f"ink on {land}"


def test_text_on_a_seats_colour_can_be_read() -> None:
    for colour, ink in seat_inks():
        assert contrast(read(colour), read(ink)) >= READABLE, f"{ink} on {colour}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_track_can_be_seen_on_paper(theme: str) -> None:
    colours = tokens(theme)
    assert contrast(read(colours["rail"]), read(colours["paper"])) >= DRAWN


def test_the_measure_itself() -> None:
    assert lab(read("#ff0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.05)
    assert lab(read("#0000ff")) == pytest.approx((32.30, 79.19, -107.86), abs=0.05)
    assert difference(read("#ffffff"), read("#000000")) == pytest.approx(100, abs=0.05)
    assert contrast(read("#777777"), read("#ffffff")) == pytest.approx(4.48, abs=0.01)
    assert difference(seen(read("#808080"), "tritan"), read("#808080")) < 0.5
