"""A trail drawn as a ribbon from its start to its end, with its forks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from railherd.terminal import look
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import fill
from railherd.terminal.trail.marks import Marks, marks_of

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


Draw = Callable[[Scene, str], Text]
"""Draws one space by its name."""

LOOSE, TIGHT = 3, 1  # columns between two spaces


def draw_band(scene: Scene, draw: Draw, band: Sequence[Stretch], last: bool) -> list[Text]:
    """Draw stretches side by side, with smaller gaps where needed; as a plain list if they still do not fit."""
    for gap in (LOOSE, TIGHT):
        lines = Drawing(scene, draw, gap).band(band, last)
        if max(line.cell_len for line in lines) <= scene.width:
            return lines
    if len(band) > 1:
        return [line for stretch in band for line in draw_band(scene, draw, [stretch], last and stretch is band[-1])]
    return _listed(scene, draw, band[0])


def _listed(scene: Scene, draw: Draw, stretch: Stretch) -> list[Text]:
    """Draw one lane a line, wrapped between spaces."""
    marks = marks_of(scene.look)
    between = Text(f" {marks.line} ", look.SOFT)
    lines = fill([draw(scene, name) for name in stretch.heads], between, scene.width)
    for depth, lane in _lanes(stretch.fork, 1):
        indent = "   " * depth
        drawn = fill([draw(scene, name) for name in lane], between, scene.width - len(indent))
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


class Drawing:
    """Draws bands with a gap between spaces."""

    def __init__(self, scene: Scene, draw: Draw, gap: int) -> None:
        self.scene = scene
        self.draw = draw
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
        heads = self._joined([self.draw(self.scene, name) for name in stretch.heads])
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
            beginning = Text.assemble(corner, self._joined([self.draw(self.scene, name) for name in names]))
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
