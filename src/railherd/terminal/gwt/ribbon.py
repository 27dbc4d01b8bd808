"""The trail drawn as a ribbon from the start to Kansas City, with its forks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from railherd.terminal import look
from railherd.terminal.gwt.flow import MIN_WIDTH_SIDE_BY_SIDE, fill
from railherd.terminal.gwt.marks import Marks, marks_of
from railherd.terminal.gwt.spaces import draw_space
from railherd.terminal.scene import Scene

Lane = tuple["str | Fork", ...]
"""Spaces one after the other; a fork may only be the last."""


@dataclass(frozen=True)
class Fork:
    """Lanes side by side that end in the same place."""

    lanes: tuple[Lane, ...]


@dataclass(frozen=True)
class Stretch:
    """Spaces that everybody passes, and the fork after them."""

    heads: tuple[str, ...]
    fork: Fork | None = None


TRADE_LOOP = ("t_1", "t_2", "t_4", "t_6", "t_8", "t_10", "p_it1", "p_it2")
TEPEES_BESIDE = ("t_m3", "t_m2", "t_m1")

A = Stretch(
    ("start", "n_a"),
    Fork((
        ("p_a1", "p_a2", "p_a3"),
        ("h_flood_1", "h_flood_2", "h_flood_3", "h_flood_4", "p_fl1", "p_fl2"),
    )),
)  # fmt: skip
B = Stretch(
    ("n_b",),
    Fork((("p_b1", "p_b2", "p_b3"), ("h_drought_1", "h_drought_2", "h_drought_3", "h_drought_4", "p_dr1"))),
)
C = Stretch(("n_c",), Fork((("p_c1", "p_c2"), ("p_cd", Fork((("n_d",), TRADE_LOOP))))))
E = Stretch(
    ("n_e",),
    Fork((
        ("p_e1", "p_e2"),
        ("h_rockfall_1", "h_rockfall_2", "h_rockfall_3", "h_rockfall_4", "p_rf1", "p_rf2"),
    )),
)  # fmt: skip
F = Stretch(("n_f",), Fork((("p_f1",), ("p_f2",))))
G = Stretch(("n_g",), Fork((("p_g1",), ("p_g2",))))
KANSAS_CITY = Stretch(("kc",))

BANDS = ((A, B), (C,), (E, F, G, KANSAS_CITY))
NARROW_BANDS = ((A,), (B,), (C,), (E,), (F, G, KANSAS_CITY))
TEPEE_GAP = 2  # columns between the trail and what stands beside it
LOOSE, TIGHT = 3, 1  # columns between two spaces


def draw_trail(scene: Scene) -> Text:
    """Draw the whole trail in bands, and the tepees beside it."""
    bands = BANDS if scene.width >= MIN_WIDTH_SIDE_BY_SIDE else NARROW_BANDS
    drawn = [_band(scene, band, last=band is bands[-1]) for band in bands]
    _set_beside(scene, drawn, drawn[bands.index((C,))])
    return Text("\n", no_wrap=True).join(line for lines in drawn for line in lines)


def _band(scene: Scene, band: Sequence[Stretch], last: bool) -> list[Text]:
    """Draw stretches side by side, with smaller gaps where needed; as a plain list if they still do not fit."""
    for gap in (LOOSE, TIGHT):
        lines = Drawing(scene, gap).band(band, last)
        if max(line.cell_len for line in lines) <= scene.width:
            return lines
    if len(band) > 1:
        return [line for stretch in band for line in _band(scene, [stretch], last and stretch is band[-1])]
    return _listed(scene, band[0])


def _listed(scene: Scene, stretch: Stretch) -> list[Text]:
    """Draw one lane a line, wrapped between spaces."""
    marks = marks_of(scene.look)
    between = Text(f" {marks.line} ", look.SOFT)
    lines = fill([draw_space(scene, name) for name in stretch.heads], between, scene.width)
    for depth, lane in _lanes(stretch.fork, 1):
        indent = "   " * depth
        drawn = fill([draw_space(scene, name) for name in lane], between, scene.width - len(indent))
        corner = Text(f"{indent[3:]}{marks.below}{marks.line} ", look.SOFT)
        lines += [Text.assemble(indent if row else corner, line) for row, line in enumerate(drawn)]
    return lines


def _lanes(fork: Fork | None, depth: int) -> list[tuple[int, list[str]]]:
    """Return the lanes of a fork and of the forks inside it, with their depth."""
    lanes: list[tuple[int, list[str]]] = []
    for lane in fork.lanes if fork else ():
        lanes.append((depth, [part for part in lane if isinstance(part, str)]))
        lanes += [inner for part in lane if isinstance(part, Fork) for inner in _lanes(part, depth + 1)]
    return lanes


def _set_beside(scene: Scene, bands: list[list[Text]], loop: list[Text]) -> None:
    """Draw the tepees that no way leads to: right of the trade loop, or below the trail on a narrow screen."""
    label = Text(scene.voice.say("terminal.gwt.beside"), look.SOFT)
    beside = Text(" ").join([label, *(draw_space(scene, name) for name in TEPEES_BESIDE)])
    line = loop[-1]
    if line.cell_len + TEPEE_GAP + beside.cell_len <= scene.width:
        line.append(" " * TEPEE_GAP).append_text(beside)
    else:
        bands.append([beside])


class Drawing:
    """Draws bands with a gap between spaces."""

    def __init__(self, scene: Scene, gap: int) -> None:
        self.scene = scene
        self.marks: Marks = marks_of(scene.look)
        self.blank = " " if gap == LOOSE else ""
        self.joint = f" {self.marks.line} " if gap == LOOSE else self.marks.joint

    def band(self, band: Sequence[Stretch], last: bool) -> list[Text]:
        """Return the lines of a band, all of one length, with an arrow if the trail goes on below."""
        blocks = [self.stretch(stretch) for stretch in band]
        height = max(len(block) for block in blocks)
        lines = [Text() for _ in range(height)]
        for block in blocks:
            width = block[0].cell_len
            for row, line in enumerate(lines):
                line.append_text(block[row] if row < len(block) else Text(" " * width))
        if not last:
            lines[0].append(self.scene.look.arrow, look.SOFT)
        return lines

    def stretch(self, stretch: Stretch) -> list[Text]:
        """Draw the heads of a stretch, and the fork that opens after them and closes again."""
        heads = self._joined([draw_space(self.scene, name) for name in stretch.heads])
        if stretch.fork is None:
            return [heads]
        rows = self._fork(stretch.fork)
        indent = Text(" " * (heads.cell_len + len(self.blank)))
        heads.append(self.blank)
        return self._closed([Text.assemble(heads if row == 0 else indent, line) for row, line in enumerate(rows)])

    def _fork(self, fork: Fork) -> list[Text]:
        """Draw the lanes of a fork, open at their ends."""
        rows: list[Text] = []
        for number, lane in enumerate(fork.lanes):
            stem = self.marks.line + self.blank if self.blank else ""
            corner = self._soft((self.marks.below if number else self.marks.fork) + stem)
            names = [part for part in lane if isinstance(part, str)]
            beginning = Text.assemble(corner, self._joined([draw_space(self.scene, name) for name in names]))
            inner = [row for part in lane if isinstance(part, Fork) for row in self._fork(part)]
            if inner:
                beginning.append(self.blank)
                indent = Text(" " * beginning.cell_len)
                rows += [Text.assemble(indent if row else beginning, line) for row, line in enumerate(inner)]
            else:
                rows.append(beginning)
        return rows

    def _closed(self, rows: list[Text]) -> list[Text]:
        """Extend rows to one length, where they meet."""
        width = max(row.cell_len for row in rows) + 2 * len(self.blank)
        ends = [self.marks.fork, *[self.marks.join] * (len(rows) - 2), self.marks.end]
        for row, end in zip(rows, ends, strict=True):
            row.append(self.blank)
            row.append_text(self._soft(self.marks.line * (width - row.cell_len) + end))
        rows[0].append_text(self._soft(self.joint[-2:]))
        for row in rows[1:]:
            row.append(" " * len(self.joint[-2:]))
        return rows

    def _joined(self, things: list[Text]) -> Text:
        return self._soft(self.joint).join(things)

    def _soft(self, line: str) -> Text:
        return Text(line, look.SOFT)
