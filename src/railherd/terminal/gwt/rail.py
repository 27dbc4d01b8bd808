"""The railway: the track with its engines, the stations and their masters, the cities."""

from rich.text import Text

from railherd.games.gwt.figures.lookup import MASTER_PER, Figures
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.gwt.flow import flow, margin
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import fill, hint, stack
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place
from railherd.terminal.trail.spaces import signs

MASTER_KEYS = {
    "workers": "terminal.gwt.master.workers",
    "objectives": "terminal.gwt.master.objectives",
    "hazards": "terminal.gwt.master.hazards",
    "tepee_pairs": "terminal.gwt.master.tepee_pairs",
    "certificates": "terminal.gwt.master.certificates",
}
MAX_DISCS_DRAWN = 2  # discs of one seat that are drawn one by one


def draw_rail(scene: Scene) -> Text:
    """Draw track, stations and cities."""
    stations = [draw_station(scene, name) for name in scene.view["stations"]]
    stations.insert(0, hint(scene, "terminal.gwt.hint.stations"))
    cities = [draw_city(scene, name) for name in scene.view["cities"]]
    return stack([
        draw_track(scene),
        flow(scene, "gwt.part.stations", stations, scene.width),
        flow(scene, "gwt.part.cities", cities, scene.width),
    ])  # fmt: skip


def draw_track(scene: Scene) -> Text:
    """Draw all positions in two rows, or more on a narrow screen; a cross marks where transport costs a dollar."""
    figures = figures_of(scene)
    indent = margin(scene)
    middle = figures.positions.index(str(max(figures.city_value))) + 1  # no city lies further on
    lines: list[Text] = []
    for row in (range(middle), range(middle, len(figures.positions))):
        lines += fill([_position(scene, figures, number) for number in row], Text(), scene.width - indent)
    label = Text(scene.voice.say("gwt.part.track"), look.SOFT)
    label.append(" " * (indent - label.cell_len))
    return Text("\n" + " " * indent).join([label.append_text(lines[0]), *lines[1:]])


def draw_station(scene: Scene, name: str) -> Text:
    """Draw what an upgrade costs and scores, who has upgraded, and the master that can be appointed."""
    figures = figures_of(scene)
    number = figures.station_names.index(name)
    station = scene.view["stations"][name]
    price = f"{money_sign(figures.station_cost[number])}{scene.look.arrow}{figures.station_points[number]}"
    drawn = Text.assemble(at_place(scene, f"stations/{name}"), (name.upper(), look.STRONG), " ", price)
    if station["discs"]:
        drawn.append(" ").append_text(signs(scene, station["discs"]))
    if station.get("master"):
        drawn.append(f" ({master_word(scene, station['master'])})", look.SOFT)
    return drawn


def master_word(scene: Scene, master: str) -> str:
    """Say what a station master scores."""
    figures = figures_of(scene)
    number = figures.master_names.index(master)
    key = MASTER_KEYS[MASTER_PER[figures.master_per[number]]]
    return scene.voice.say(key, points=figures.master_points[number], each=figures.master_each[number])


def draw_city(scene: Scene, name: str) -> Text:
    """Draw the value a city needs and the discs in it."""
    figures = figures_of(scene)
    value = figures.city_value[figures.city_names.index(name)]
    discs = Text().join(_discs(scene, seat, count) for seat, count in enumerate(scene.view["cities"][name]))
    drawn = Text.assemble(at_place(scene, f"cities/{name}"), (str(value), look.STRONG), " ", scene.called("city", name))
    return drawn.append(" ").append_text(discs) if discs else drawn


def _discs(scene: Scene, seat: int, count: int) -> Text:
    return scene.mark(seat, count) if count <= MAX_DISCS_DRAWN else scene.mark(seat).append(str(count))


def _position(scene: Scene, figures: Figures, number: int) -> Text:
    """Draw a space by its number or a turnout by its station, with its engines and the rail to the next."""
    name = figures.positions[number]
    engines = scene.view["rail"][name]
    station = figures.station_at[number]
    label = name if figures.numbered[number] else figures.station_names[station].upper()
    if figures.numbered[number] and station >= 0:
        label += f"/{figures.station_names[station].upper()}"
    drawn = Text.assemble(at_place(scene, f"rail/{name}"), (label, look.STRONG if engines else look.SOFT))
    if engines:
        drawn.append("(").append_text(signs(scene, engines)).append(")")
    if number < figures.last_position:
        marks = marks_of(scene.look)
        costs = figures.transport[-1][number] > figures.transport[-1][number + 1]
        drawn.append(marks.cross if costs else marks.line, look.COST if costs else look.SOFT)
    return drawn
