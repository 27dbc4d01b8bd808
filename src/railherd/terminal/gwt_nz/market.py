"""The markets of workers, bonus tiles and sheep, the stock of cards, objective cards and foresight."""

from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.terminal import look
from railherd.terminal.gwt_nz.figures import figures_of, flow, inner, money_sign
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import hint, stack
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place, of_card
from railherd.terminal.trail.own import times
from railherd.terminal.trail.spaces import draw_tile

MARKET_KEYS = frozenset({"gwt_nz.buy.card", "gwt_nz.buy_second.card", "gwt_nz.take_sheep.card"})
SHOWN_KEYS = frozenset({"gwt_nz.take_objective.card"})


def draw_markets(scene: Scene) -> Text:
    """Draw all markets, workers first."""
    parts = [
        flow(scene, "terminal.gwt_nz.part.jobs", [_column(scene, worker) for worker in WORKERS]),
        flow(scene, "terminal.gwt_nz.part.bonuses", _bonus_rows(scene)),
        flow(scene, "terminal.gwt_nz.part.sheep", _sheep(scene)),
        flow(scene, "terminal.gwt_nz.part.stock", [_stock(scene, stack) for stack in scene.view["stock"]]),
        flow(scene, "terminal.gwt_nz.part.foresight", _foresight(scene)),
        flow(scene, "terminal.gwt_nz.part.objectives", _objectives(scene)),
    ]
    sarah = scene.view["sarah"]
    return stack(parts if sarah is None else [*parts, flow(scene, "terminal.gwt_nz.part.sarah", _sarah(scene, sarah))])


def _column(scene: Scene, worker: str) -> Text:
    """Draw what the workers of a kind cost, each with its number in the prompt."""
    drawn = Text(scene.called("worker", worker))
    for row, cost in enumerate(figures_of(scene).hire_cost, 1):
        if scene.view["columns"][f"{row}-{worker}"]:
            drawn.append(" ").append_text(at_place(scene, f"columns/{row}-{worker}"))
            drawn.append(money_sign(cost, scene.look is look.PLAIN), look.STRONG)
    return drawn


def _bonus_rows(scene: Scene) -> list[Text]:
    """Draw the tiles of each row by what they do, dim in the row that is still closed."""
    things = []
    for place, count in scene.view["jobs"].items():
        row, _, tile = place.partition("-")
        cost = money_sign(figures_of(scene).job_cost[int(row) - 1], scene.look is look.PLAIN)
        style = look.STRONG if int(row) < scene.view["marker_row"] else look.SOFT
        words = inner(scene.called("supply", tile)) + times(scene, count)
        things.append(Text.assemble(at_place(scene, f"jobs/{place}"), (f"{cost} ", style), (words, style)))
    return [*things, Text(scene.voice.say("gwt_nz.rows_to_fill", rows=scene.view["rows_left"]), look.SOFT)]


def _sheep(scene: Scene) -> list[Text]:
    """Draw the sheep by breed, breeding value, wool and points."""
    cards = [
        Text.assemble(of_card(scene, MARKET_KEYS, card), card_words(scene, card), times(scene, count))
        for card, count in scene.view["market"].items()
    ]
    left = scene.voice.say("terminal.gwt_nz.stack", cards=scene.view["market_stack"])
    return [hint(scene, "terminal.gwt_nz.hint.sheep"), *cards, Text(left, look.SOFT)]


def card_words(scene: Scene, card: str) -> str:
    """Describe a card: a sheep by its figures, an objective card by its tasks, others by name."""
    figures = figures_of(scene)
    name = scene.called("card", card)
    if card not in figures.cattle_names:
        return inner(name)
    number = figures.cattle_names.index(card)
    return f"{name} {figures.value[number]}/{figures.wool[number]}/{figures.card_points[number]}"


def _stock(scene: Scene, stack_name: str) -> Text:
    """Draw how many cards a stack has left, and for a slot which they are and what they cost."""
    shown = scene.view["stock"][stack_name]
    name = scene.called("stock", stack_name)
    drawn = Text.assemble(at_place(scene, f"stock/{stack_name}"), name)
    if shown["gold"] is not None:
        gold = scene.voice.say("terminal.gwt_nz.gold", gold=shown["gold"])
        drawn.append(f" {scene.called('card', shown['card']).partition(' (')[0]} {gold}")
    return drawn.append(f" {marks_of(scene.look).times}{shown['left']}", look.SOFT)


def _foresight(scene: Scene) -> list[Text]:
    tiles = scene.view["foresight"]
    return [
        Text.assemble(at_place(scene, f"foresight/{place}"), ("-" if tile is None else _tile(scene, tile)))
        for place, tile in tiles.items()
    ]


def _tile(scene: Scene, tile: str) -> Text:
    drawn = draw_tile(scene, tile) if tile.startswith(("rockfall", "flood")) else Text(scene.called("supply", tile))
    return Text(inner(drawn.plain))


def _objectives(scene: Scene) -> list[Text]:
    cards = [
        Text.assemble(of_card(scene, SHOWN_KEYS, card), inner(scene.called("objective", card)), times(scene, count))
        for card, count in scene.view["objectives"].items()
    ]
    left = scene.voice.say("terminal.gwt_nz.stack", cards=scene.view["objective_stack"])
    return [Text(f"({left})", look.SOFT), *cards]


def _sarah(scene: Scene, sarah: Json) -> list[Text]:
    """Draw her open card, her special row, her last post and how many cards she has."""
    shown = [] if sarah["card"] is None else [scene.called("sarah_card", sarah["card"])]
    shown.append(scene.called("worker", sarah["row"]))
    shown += [] if sarah["post"] is None else [scene.called("city", sarah["post"])]
    shown.append(scene.voice.say("terminal.gwt_nz.pile", cards=sarah["pile"]))
    return [Text(word) for word in shown]
