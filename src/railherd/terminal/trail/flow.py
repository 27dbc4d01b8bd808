"""Blocks of text with a label in the margin and things that wrap one by one."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.scene import Scene

COLUMN_GAP = 2
MIN_WIDTH_SIDE_BY_SIDE = 100  # columns from which things stand side by side


def label_width(scene: Scene, keys: Iterable[str]) -> int:
    """Return the width that the longest of a table's labels needs, so that all its blocks line up."""
    return max(cell_len(scene.voice.say(key)) for key in keys) + COLUMN_GAP


def labelled(scene: Scene, key: str, things: Sequence[Text], width: int, indent: int) -> Text:
    """Lay things out behind a label of a width, as many to a line as fit, without breaking any."""
    label = Text(scene.voice.say(key), look.SOFT)
    label.append(" " * (indent - label.cell_len))
    lines = fill([thing for thing in things if thing], Text(" " * COLUMN_GAP), width - indent)
    return (Text("\n" + " " * indent)).join([label.append_text(lines[0]), *lines[1:]]) if lines else Text()


def hint(scene: Scene, key: str) -> Text:
    """Explain the figures of a line, in brackets."""
    return Text(f"({scene.voice.say(key)})", look.SOFT)


def fill(things: Sequence[Text], between: Text, width: int) -> list[Text]:
    """Break things into lines of a width; only a thing longer than a line is broken between its words."""
    lines: list[Text] = []
    for thing in things:
        if thing.cell_len > width and " " in thing.plain:
            lines += fill(list(thing.split(" ")), Text(" "), width)
        elif lines and lines[-1].cell_len + between.cell_len + thing.cell_len <= width:
            lines[-1].append_text(between).append_text(thing)
        else:
            lines.append(thing.copy())
    return lines


def stack(blocks: Sequence[Text]) -> Text:
    """Put blocks below each other, leaving out empty ones."""
    return Text("\n").join(block for block in blocks if block)
