"""Numbers of the prompt's options on the things themselves: the number on the table is the one to type."""

from collections.abc import Iterator

from rich.text import Text

from railherd.core.playing.prompt import Option
from railherd.terminal import look
from railherd.terminal.scene import Scene


def at_place(scene: Scene, place: str) -> Text:
    """Return the mark of the options at a place of the view; empty if there are none."""
    return _mark(scene, [number for number, option in _numbered(scene) if option.at == place])


def of_card(scene: Scene, keys: frozenset[str], card: str) -> Text:
    """Return the mark of a card, for options with one of some keys."""
    names = ("card", "objective")
    numbers = [n for n, o in _numbered(scene) if o.key in keys and card in (o.args.get(name) for name in names)]
    return _mark(scene, numbers)


def _numbered(scene: Scene) -> Iterator[tuple[int, Option]]:
    return enumerate(scene.options, 1)


def _mark(scene: Scene, numbers: list[int]) -> Text:
    """Return the number of one option; for several, the first number and a sign that there are more."""
    if not numbers:
        return Text()
    more = "+" if len(numbers) > 1 else ""
    return Text(f"{scene.look.choosable}{numbers[0]}{more}:", look.CHOOSABLE)
