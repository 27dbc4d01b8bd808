"""A hint: what is worth choosing, what may be expected of it, and what speaks for it."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from railherd.bots.advice.told import all_reasons, expectation
from railherd.bots.advise import Advice
from railherd.core.playing.prompt import Option
from railherd.terminal import look
from railherd.terminal.scene import Scene

INDENT = 4


def draw_hint(advice: Advice, scene: Scene) -> RenderableType:
    """Draw the best options, the best first; beside the turn only what a bot would do."""
    voice = scene.voice
    lines: list[RenderableType] = [Text(voice.say("terminal.hint"), look.STRONG)]
    if not advice.best:
        lines.append(_named(advice.option, scene))
    told = all_reasons(scene.game, advice.best, voice.texts)
    for choice, reasons in zip(advice.best, told, strict=True):
        lines.append(_named(choice.option, scene))
        below = [voice.typeset(text) for text in (expectation(choice, voice.texts), "; ".join(reasons)) if text]
        lines += [Padding(Text(text), (0, 0, 0, INDENT)) for text in below]
    return Group(*lines)


def _named(option: Option, scene: Scene) -> Text:
    """Return an option with the number by which it is chosen."""
    keys = [(other.key, other.text, other.at) for other in scene.options]
    number = keys.index((option.key, option.text, option.at)) + 1
    return Text(f"{number:>{INDENT - 1}} {scene.voice.say(option.key, **option.args)}", look.CHOOSABLE)
