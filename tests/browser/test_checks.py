"""The checks of `make look` find the faults they look for, and none in a correct page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tools.looking.judge import judge

STYLE = """<!doctype html><meta name="viewport" content="width=device-width"><style>
  body { margin: 0; font: 16px sans-serif; background: #fff; color: #222 }
  div { position: absolute }
  .tile { width: 120px; height: 60px; left: 40px; top: 40px; border: 2px solid #222; box-sizing: border-box }
</style>"""

TURNED = """<svg width="400" height="200" viewBox="0 0 200 100" style="position: absolute; top: 200px; left: 0">
  <g data-piece="c" transform="rotate(40 50 50)"><rect x="30" y="40" width="40" height="20" fill="#fff" stroke="#222" />
    <text x="33" y="53" font-size="10">Reno</text></g>
  <g data-piece="d" transform="rotate(40 50 50) translate(0 23)">
    <rect x="30" y="40" width="40" height="20" fill="#fff" stroke="#222" /></g>
</svg>"""


def tile(name: str, style: str = "", at: str = "", text: str = "Omaha") -> str:
    """Return a piece, which is lit if it has a place."""
    light = f' data-at="{at}" data-lit' if at else ""
    return f'<div class="tile" data-piece="{name}"{light} style="{style}">{text}</div>'


BAD = {
    "overlap": tile("a") + tile("b", "left: 100px"),
    "clipping": tile("a", "white-space: nowrap", text="Too long for its tile"),
    "text size": tile("a", "font-size: 11px"),
    "contrast": tile("a", "color: #888; background: #ddd"),
    "outline": tile("a", "border-color: #ddd"),
}
WRONG_LIGHT = {
    "none": tile("a"),
    "two": tile("a", at="map/a") + tile("b", "top: 200px", at="map/a"),
    "too small": tile("a", "height: 22px", at="map/a"),
    "covered": tile("a", at="map/a") + '<div class="tile" style="z-index: 1"></div>',
    "not wanted": tile("a", at="map/a") + tile("b", "left: 300px", at="map/b"),
}


def test_what_is_well_is_not_blamed(desk: Page) -> None:
    desk.set_content(STYLE + tile("a", at="map/a") + tile("b", "left: 200px", text="Denver <b>12</b>") + TURNED)
    assert judge(desk, ["map/a"]) == []


@pytest.mark.parametrize("check", BAD)
def test_each_fault_is_found_by_its_check(desk: Page, check: str) -> None:
    desk.set_content(STYLE + BAD[check])
    assert {finding.check for finding in judge(desk)} == {check}


@pytest.mark.parametrize("fault", WRONG_LIGHT)
def test_wrong_light_is_found(desk: Page, fault: str) -> None:
    desk.set_content(STYLE + WRONG_LIGHT[fault])
    assert {finding.check for finding in judge(desk, ["map/a"])} == {"light"}


def test_fingers_need_more(phone: Page) -> None:
    phone.set_content(STYLE + tile("a", "height: 40px", at="map/a"))
    assert [finding.check for finding in judge(phone, ["map/a"], touch=True)] == ["light"]


def test_what_is_no_answer_may_have_to_be_scrolled_to_but_not_be_covered(desk: Page) -> None:
    low = tile("a", "top: 2000px", at="map/a").replace("<div", '<div tabindex="-1"')
    desk.set_content(STYLE + tile("b") + low)
    assert {finding.check for finding in judge(desk, ["map/a"])} == {"light"}
    assert judge(desk, ["map/a"], further=["map/a"]) == []
    desk.set_content(STYLE + tile("b") + low + '<div class="tile" style="top: 2000px; z-index: 1"></div>')
    assert {finding.check for finding in judge(desk, ["map/a"], further=["map/a"])} == {"light"}
