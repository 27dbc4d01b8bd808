"""The markets: workers, cattle, objective cards, and the foresight tiles of Kansas City."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from railherd.games.gwt.figures.lookup import WORKERS
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.gwt.flow import flow, margin
from railherd.terminal.gwt.offers import MARKET_KEYS, SHOWN_KEYS
from railherd.terminal.gwt.words import breed_word, capital, objective_words, worth
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import COLUMN_GAP, MIN_WIDTH_SIDE_BY_SIDE, hint
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place, of_card
from railherd.terminal.trail.own import times
from railherd.terminal.trail.spaces import draw_tile

MIN_WIDTH_BESIDE_JOBS = 40  # columns for what stands beside the jobs


def draw_markets(scene: Scene) -> RenderableType:
    """Draw all markets, jobs first."""
    below = draw_foresight(scene, scene.width), draw_objectives(scene, scene.width)
    return Group(*_jobs_and_cattle(scene), *below)


def _jobs_and_cattle(scene: Scene) -> list[RenderableType]:
    """Draw jobs as a table with the cattle beside it, or below it on a narrow screen."""
    jobs = job_table(scene)
    room = scene.width - Console(width=1000).measure(jobs).maximum - COLUMN_GAP
    cattle = draw_cattle(scene, scene.width)
    if scene.width < MIN_WIDTH_SIDE_BY_SIDE or room < 0:
        return [job_list(scene), cattle]
    beside = draw_cattle(scene, room)
    if room < MIN_WIDTH_BESIDE_JOBS or beside.plain.count("\n") > len(WORKERS):
        return [jobs, cattle]
    grid = Table.grid(padding=(0, COLUMN_GAP))
    grid.add_row(jobs, beside)
    return [grid]


def job_table(scene: Scene) -> Table:
    """Draw a column with cost and workers for each row of the market that is open or being filled."""
    figures = figures_of(scene)
    marker = scene.view["marker_row"]
    shown = range(1, min(marker, figures.job_rows) + 1)
    table = Table.grid(padding=(0, 1))
    table.add_column(min_width=margin(scene) - 1)
    for _ in shown:
        table.add_column(justify="right", min_width=3)
    costs = [_cost(scene, row, figures.job_cost[row - 1]) for row in shown]
    table.add_row(Text(scene.voice.say("gwt.part.jobs"), look.SOFT), *costs)
    for worker in WORKERS:
        table.add_row(Text(capital(scene.called("worker", worker))), *[_workers(scene, row, worker) for row in shown])
    return table


def job_list(scene: Scene) -> Text:
    """List the rows of the market that are open or being filled."""
    figures = figures_of(scene)
    things = []
    for row in range(1, min(scene.view["marker_row"], figures.job_rows) + 1):
        workers = [_named_workers(scene, row, worker) for worker in WORKERS if scene.view["jobs"][f"{row}-{worker}"]]
        line = Text.assemble(_cost(scene, row, figures.job_cost[row - 1]), " ")
        things.append(line.append_text(Text(", ").join(workers)))
    return flow(scene, "gwt.part.jobs", things, scene.width)


def draw_cattle(scene: Scene, width: int) -> Text:
    """Draw the cattle market: the cards of each breed by value and points."""
    breeds: dict[str, Text] = {}
    for card, count in scene.view["market"].items():
        breed = breed_word(scene, card)
        drawn = breeds.setdefault(breed, Text(breed))
        drawn.append(" ").append_text(of_card(scene, MARKET_KEYS, card)).append(worth(scene, card), look.STRONG)
        drawn.append(times(scene, count))
    left = scene.voice.say("terminal.gwt.stack", cards=scene.view["market_stack"])
    things = [hint(scene, "terminal.gwt.hint.cattle"), *breeds.values(), Text(left, look.SOFT)]
    return flow(scene, "gwt.part.cattle", things, width)


def draw_objectives(scene: Scene, width: int) -> Text:
    """Draw the objective cards that lie open."""
    left = scene.voice.say("terminal.gwt.stack", cards=scene.view["objective_stack"])
    things = [Text(f"({left})", look.SOFT)]
    for card, count in scene.view["objectives"].items():
        things.append(
            Text.assemble(of_card(scene, SHOWN_KEYS, card), objective_words(scene, card), times(scene, count))
        )
    return flow(scene, "gwt.part.objectives", things, width)


def draw_foresight(scene: Scene, width: int) -> Text:
    """Draw the two tiles of each stack, of which a visitor to Kansas City takes one."""
    tiles = scene.view["foresight"]
    things = []
    for stack_number in range(1, len(figures_of(scene).stacks) + 1):
        pair = [_foreseen(scene, str(number), tiles) for number in (stack_number * 2 - 1, stack_number * 2)]
        things.append(Text.assemble((f"{stack_number} ", look.SOFT), Text("/").join(pair)))
    return flow(scene, "gwt.part.foresight", things, width)


def _foreseen(scene: Scene, place: str, tiles: dict[str, str | None]) -> Text:
    tile = tiles[place]
    shown = Text(marks_of(scene.look).minus) if tile is None else draw_tile(scene, tile)
    return Text.assemble(at_place(scene, f"foresight/{place}"), shown)


def _cost(scene: Scene, row: int, cost: int) -> Text:
    """Draw the cost of a worker in a row; where none may be hired yet, the marker and the rows still to be filled."""
    if row < scene.view["marker_row"]:
        return Text(money_sign(cost), look.STRONG)
    return Text(scene.voice.say("terminal.gwt.rows_left", rows=scene.view["rows_left"]), look.SOFT)


def _workers(scene: Scene, row: int, worker: str) -> Text:
    count = scene.view["jobs"][f"{row}-{worker}"]
    style = look.STRONG if row < scene.view["marker_row"] else look.SOFT
    return Text.assemble(at_place(scene, f"jobs/{row}-{worker}"), (str(count), style) if count else "")


def _named_workers(scene: Scene, row: int, worker: str) -> Text:
    count = scene.view["jobs"][f"{row}-{worker}"]
    mark = at_place(scene, f"jobs/{row}-{worker}")
    return Text.assemble(mark, scene.called("worker", worker), times(scene, count))
