"""The land piles of Last Spike."""

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.last_spike.figures import holders, routes_of, thousands
from railherd.terminal.scene import Scene


def draw_land(scene: Scene, gap: int = 2) -> Table:
    """Draw for each city the next card, what a completed route pays, how many are complete and who holds land."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=look.SOFT)
    for key in ("city", "price", "payouts", "routes", "held"):
        table.add_column(scene.voice.say(f"terminal.last_spike.land.{key}"), no_wrap=True)
    for city, pile in scene.view["land"].items():
        name = Text(scene.called("city", city), look.STRONG if pile["open"] else "")
        table.add_row(name, _price(scene, pile), _payouts(pile), _routes(scene, city), _held(scene, city))
    return table


def _price(scene: Scene, pile: Json) -> Text:
    if not pile["open"]:
        return Text(scene.voice.say("terminal.last_spike.land.closed"), look.SOFT)
    if pile["price"] is None:
        return Text(scene.voice.say("terminal.last_spike.land.none_left"), look.SOFT)
    return Text(scene.voice.money(pile["price"]))


def _payouts(pile: Json) -> Text:
    return Text(" ".join(thousands(payout).rjust(2) for payout in pile["payouts"]))


def _routes(scene: Scene, city: str) -> Text:
    routes = routes_of(scene.view, city)
    done = sum(route["complete"] for route in routes)
    tally = f"{done}/{len(routes)}"
    if scene.view["land"][city]["paid_out"]:
        return Text(f"{tally} {scene.voice.say('terminal.last_spike.land.paid_out')}", look.SOFT)
    return Text(tally)


def _held(scene: Scene, city: str) -> Text:
    return Text().join(scene.mark(seat, cards) for seat, cards in holders(scene.view, city))
