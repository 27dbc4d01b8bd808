"""Events as sentences and paragraphs."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.painter import Painter
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice


def sentence(voice: Voice, names: Sequence[str], event: Json) -> str:
    """Return one event as a sentence."""
    who = "" if event["seat"] is None else names[event["seat"]]
    return voice.say(event["key"], **{**event["args"], "who": who})


def draw_log(scene: Scene, painter: Painter, events: Iterable[Json], brief: bool = False) -> RenderableType:
    """Draw a paragraph for each run of events of one seat, after its sign; `brief` leaves out the quiet ones."""
    shown = [event for event in events if not (brief and event["key"] in painter.QUIET)]
    if not shown:
        return Text(scene.voice.say("terminal.log_empty"), look.SOFT)
    table = Table.grid(padding=(0, 1))
    for seat, sentences in _paragraphs(scene, painter, shown):
        table.add_row(Text(" ") if seat is None else scene.mark(seat), Text("; ".join(sentences)))
    return table


def _paragraphs(scene: Scene, painter: Painter, events: Iterable[Json]) -> list[tuple[int | None, list[str]]]:
    paragraphs: list[tuple[int | None, list[str]]] = []
    for event in events:
        is_new = not paragraphs or (event["seat"] != paragraphs[-1][0] and event["key"] not in painter.CONSEQUENCES)
        if is_new:
            paragraphs.append((event["seat"], []))
        paragraphs[-1][1].append(sentence(scene.voice, scene.names, event))
    return paragraphs
