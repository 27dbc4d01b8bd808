"""The parts of a screen that are the same in every game: heading, question, choices, score pad."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.core.playing.prompt import Option, Prompt
from railherd.terminal import look
from railherd.terminal.painter import Painter
from railherd.terminal.scene import Scene

COLUMN_GAP = 2  # blanks between columns


def heading(scene: Scene, painter: Painter) -> Rule:
    """Draw the name of the game and how far it has come."""
    title = Text.assemble((scene.voice.say(f"{scene.game}.title"), look.STRONG))
    headline = painter.headline(scene)
    if headline:
        title.append(f" · {headline}" if scene.look is look.FULL else f" | {headline}", look.SOFT)
    return Rule(title, align="left", characters=scene.look.line, style=look.SOFT)


def question(scene: Scene) -> Text:
    """Draw who decides, where in the turn, and what; and whether every answer ends undo."""
    prompt = scene.prompt
    assert prompt is not None
    asked = prompt.seat if prompt.waits_for is None else prompt.waits_for
    line = scene.player(asked)
    line.stylize(look.STRONG)
    for step in prompt.path:
        line.append(f" {scene.look.step} {scene.voice.say(step)}", look.SOFT)
    line.append(f"  {scene.voice.say(_ask_key(prompt))}", look.STRONG)
    if _all_reveal(scene):
        line.append(f" {scene.voice.say('terminal.no_undo')}", look.COST)
    return line


def choices(scene: Scene, painter: Painter) -> Text:
    """Draw the numbered options in columns: words, money, notes."""
    rows = [
        (
            Text(scene.voice.say(option.key, **option.args)),
            _money(scene, painter, option),
            _note(scene, painter, option),
        )
        for option in scene.options
    ]
    label_width = max((label.cell_len for label, money, note in rows if money or note), default=0)
    money_width = max((money.cell_len for _, money, note in rows if note), default=0)
    digits = len(str(len(rows)))
    lines = []
    first_anytime = len(scene.options) - len(scene.prompt.anytime if scene.prompt else [])
    for number, (label, money, note) in enumerate(rows, 1):
        if number == first_anytime + 1:
            lines.append(Text(scene.voice.say("terminal.anytime"), look.STRONG))
        line = Text.assemble((f"{number:>{digits}}", look.CHOOSABLE), " ", label)
        if money:
            line.append(" " * (label_width - label.cell_len + COLUMN_GAP)).append_text(money)
        lines.append(
            _with_note(line, note, digits + 1 + label_width + COLUMN_GAP + money_width + COLUMN_GAP, scene.width)
        )
    return Text("\n").join(lines)


def score_pad(scene: Scene, painter: Painter, scores: Sequence[Json]) -> RenderableType:
    """Draw the score lines, a column for each player, and the winners below."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column("")
    for score in scores:
        table.add_column(scene.player(score["seat"]), justify="right")
    for line in scores[0]["lines"]:
        entries = [Text(painter.score(scene.voice, score["lines"][line])) for score in scores]
        table.add_row(Text(scene.voice.say(f"{scene.game}.score.{line}")), *entries)
    totals = [Text(painter.score(scene.voice, score["total"]), look.STRONG) for score in scores]
    table.add_row(Text(scene.voice.say("terminal.total"), look.STRONG), *totals)
    return Group(table, Text(), winners(scene))


def winners(scene: Scene) -> Text:
    """Say who has won."""
    seats = scene.view["winners"]
    names = ", ".join(scene.names[seat] for seat in seats)
    return Text(scene.voice.say("terminal.winners", count=len(seats), names=names), look.CHOOSABLE)


def _ask_key(prompt: Prompt) -> str:
    game, _, decision = prompt.decision.partition(".")
    return f"{game}.ask.{decision}"


def _with_note(line: Text, note: Text, column: int, width: int) -> Text:
    """Append a note in its column; on a narrow screen closer, or on the next line."""
    if not note:
        return line
    if column + note.cell_len <= width:
        return line.append(" " * (column - line.cell_len)).append_text(note)
    if line.cell_len + COLUMN_GAP + note.cell_len <= width:
        return line.append(" " * COLUMN_GAP).append_text(note)
    return line.append("\n" + " " * 2 * COLUMN_GAP).append_text(note)


def _note(scene: Scene, painter: Painter, option: Option) -> Text:
    """Say what else an option brings, and whether it ends undo where others do not."""
    note = Text(painter.note(scene, option), look.SOFT)
    if option.reveals and not _all_reveal(scene):
        note.append("  " if note else "").append(scene.voice.say("terminal.no_undo"), look.COST)
    return note


def _all_reveal(scene: Scene) -> bool:
    return bool(scene.options) and all(option.reveals for option in scene.options)


def _money(scene: Scene, painter: Painter, option: Option) -> Text:
    cost = (
        Text(scene.voice.say(painter.COST, amount=_cost(scene, option)), look.COST)
        if option.cost or option.cost_most
        else None
    )
    gain = Text(scene.voice.say(painter.GAIN, amount=option.gain), look.GAIN) if option.gain else None
    return Text(f" {scene.look.arrow} ").join(part for part in (cost, gain) if part)


def _cost(scene: Scene, option: Option) -> int | str:
    """Return what it costs, from the least to the most where the way is chosen later."""
    if option.cost_most is None:
        return option.cost
    return scene.voice.say("core.range", least=option.cost, most=option.cost_most)
