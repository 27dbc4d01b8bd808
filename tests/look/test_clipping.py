"""A text must not be cut off, except by the edge of a draggable map."""

from __future__ import annotations

from tools.looking.overlap import clippings
from tools.looking.thing import Box, Shown, Thing

WINDOW = Box(0, 90, 390, 600)


def cut_off(box: Box, seen: Box, window: Box | None = None) -> list[str]:
    corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    text = Thing("text", 0, "“5a”", corners, box, seen, [], None, "", "", window)
    return [finding.what for finding in clippings(Shown([text], []))]


def test_what_is_seen_whole_is_not_cut_off() -> None:
    assert cut_off(Box(10, 100, 30, 110), Box(10, 100, 30, 110)) == []


def test_what_a_box_cuts_is_cut_off() -> None:
    assert cut_off(Box(10, 100, 30, 110), Box(17, 100, 30, 110)) == ["“5a” is cut off by 7 px"]
    assert cut_off(Box(10, 100, 30, 110), Box(10, 100, 25, 110)) == ["“5a” is cut off by 5 px"]


def test_the_edge_of_a_map_that_can_be_dragged_hides_no_text_for_good() -> None:
    assert cut_off(Box(-7, 100, 10, 110), Box(0, 100, 10, 110), WINDOW) == []
    assert cut_off(Box(380, 100, 400, 110), Box(380, 100, 390, 110), WINDOW) == []


def test_what_something_else_cuts_on_such_a_map_is_cut_off() -> None:
    assert cut_off(Box(100, 100, 120, 110), Box(100, 100, 115, 110), WINDOW) == ["“5a” is cut off by 5 px"]
    assert cut_off(Box(-7, 100, 10, 110), Box(0, 100, 5, 110), WINDOW) == ["“5a” is cut off by 5 px"]
