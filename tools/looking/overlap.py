"""Check that nothing overlaps, leaves its carrier or is cut off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tools.looking.thing import Finding, Point, Shown, Thing

SLACK = 2.0  # pixels
SAME = 0.5


def overlaps(shown: Shown) -> Iterator[Finding]:
    """Yield pairs of things that overlap although neither carries the other."""
    for one, other in combinations(shown.things, 2):
        if not _both_seen(one, other) or one.layer != other.layer or _carries(one, other) or _carries(other, one):
            continue
        depth = overlap(one.corners, other.corners)
        if depth > SLACK:
            yield Finding("overlap", f"{one.says} and {other.says} by {depth:.0f} px")


def clippings(shown: Shown) -> Iterator[Finding]:
    """Yield texts that leave their carrier or are cut off, and boxes that would have to scroll sideways."""
    for thing in shown.texts:
        carriers = [shown.things[number] for number in thing.inside if shown.things[number].kind != "text"]
        if carriers and _sticks_out(thing, carriers[0]) > SLACK:
            yield Finding(
                "clipping", f"{thing.says} leaves {carriers[0].says} by {_sticks_out(thing, carriers[0]):.0f} px"
            )
        if _cut_off(thing) > SLACK:
            yield Finding("clipping", f"{thing.says} is cut off by {_cut_off(thing):.0f} px")
    for wide in shown.wide:
        yield Finding("clipping", f"{wide.says} is {wide.by:.0f} px too narrow for its contents")


def overlap(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Return how deep two convex shapes overlap; zero or less if they do not."""
    return min(_along(axis, one, other) for axis in (*_axes(one), *_axes(other)))


def _axes(corners: Sequence[Point]) -> Iterator[Point]:
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        if length > 0:
            yield (y1 - y2) / length, (x2 - x1) / length


def _along(axis: Point, one: Sequence[Point], other: Sequence[Point]) -> float:
    """Return by how much the projections of two shapes on an axis overlap."""
    ours, theirs = ([x * axis[0] + y * axis[1] for x, y in shape] for shape in (one, other))
    return min(max(ours), max(theirs)) - max(min(ours), min(theirs))


def _carries(carrier: Thing, thing: Thing) -> bool:
    if carrier.number in thing.inside:
        return True
    return thing.carrier is not None and thing.carrier in (carrier.id, carrier.carrier)


def _both_seen(one: Thing, other: Thing) -> bool:
    """Return whether the visible parts of both, after clipping, still overlap."""
    a, b = one.seen, other.seen
    return min(a.right, b.right) - max(a.left, b.left) > SLACK and min(a.bottom, b.bottom) - max(a.top, b.top) > SLACK


def _cut_off(thing: Thing) -> float:
    """Return how much of a text is cut off at its sides, not counting what the edge of a map's window hides."""
    left, right = thing.seen.left - thing.box.left, thing.box.right - thing.seen.right
    if thing.window is not None and thing.seen.left <= thing.window.left + SAME:
        left = 0
    if thing.window is not None and thing.seen.right >= thing.window.right - SAME:
        right = 0
    return max(left, right)


def _sticks_out(thing: Thing, carrier: Thing) -> float:
    inner, outer = thing.box, carrier.box
    return max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom)
