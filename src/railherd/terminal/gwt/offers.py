"""What the prompt offers, as gold numbers on the things themselves: the number on the table is the one to type."""

from collections.abc import Iterator

from rich.text import Text

from railherd.core.prompt import Option
from railherd.terminal import look
from railherd.terminal.scene import Scene

HAND = frozenset({"gwt.pay.card", "gwt.pay_second.card", "gwt.shed.card", "gwt.remove.card"})
MARKET = frozenset({"gwt.buy.card", "gwt.buy_second.card"})
PLAYED = frozenset({"gwt.play.objective"})
SHOWN = frozenset({"gwt.take_objective.card"})


def at_place(scene: Scene, place: str) -> Text:
    """The mark of whatever the prompt offers at a place of the view; empty if nothing."""
    return _mark(scene, [number for number, option in _numbered(scene) if option.at == place])


def of_card(scene: Scene, keys: frozenset[str], card: str) -> Text:
    """The mark of a card, for options with one of some keys."""
    names = ("card", "objective")
    found = [n for n, o in _numbered(scene) if o.key in keys and card in (o.args.get(name) for name in names)]
    return _mark(scene, found)


def _numbered(scene: Scene) -> Iterator[tuple[int, Option]]:
    return enumerate(scene.options, 1)


def _mark(scene: Scene, numbers: list[int]) -> Text:
    """One option shows its number; several ways to choose the same thing show the first and that there are more."""
    if not numbers:
        return Text()
    more = "+" if len(numbers) > 1 else ""
    return Text(f"{scene.look.choosable}{numbers[0]}{more}:", look.CHOOSABLE)
