"""Lines like those of a timetable: a label in the margin, then things that wrap one by one."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.scene import Scene

LABELS = (
    "gwt.part.track",
    "gwt.part.stations",
    "gwt.part.cities",
    "gwt.part.jobs",
    "gwt.part.cattle",
    "gwt.part.objectives",
    "gwt.part.foresight",
    "gwt.part.hand",
    "terminal.gwt.auxiliary",
    "gwt.part.unbuilt",
    "terminal.gwt.kept",
)
GAP = 2
ROOMY = 100  # columns from which things stand side by side


def margin(scene: Scene) -> int:
    """Columns of the labels, the same in every block so that they stand in one line."""
    return max(cell_len(scene.voice.say(key)) for key in LABELS) + GAP


def flow(scene: Scene, key: str, things: Sequence[Text], width: int, glue: Text | None = None) -> Text:
    """Things behind a label, as many to a line as there is room for; none of them is torn."""
    indent = margin(scene)
    between = Text(" " * GAP) if glue is None else glue
    label = Text(scene.voice.say(key), look.SOFT)
    label.append(" " * (indent - label.cell_len))
    lines = fill([thing for thing in things if thing], between, width - indent)
    return (Text("\n" + " " * indent)).join([label.append_text(lines[0]), *lines[1:]]) if lines else Text()


def hint(scene: Scene, key: str) -> Text:
    """What the figures of a line mean, at its end."""
    return Text(f"({scene.voice.say(key)})", look.SOFT)


def fill(things: Sequence[Text], between: Text, width: int) -> list[Text]:
    """Things as lines of a width; one that is longer than a line is broken between its words."""
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
    """Blocks one below the other; those with nothing in them take no line."""
    return Text("\n").join(block for block in blocks if block)
