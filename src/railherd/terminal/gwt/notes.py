"""Notes on what an option of Great Western Trail brings besides money at once."""

from railherd.core.playing.prompt import Option
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.kit.figures.verbs import NO_ACTION
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.gwt.words import action_word, face_words
from railherd.terminal.scene import Scene
from railherd.terminal.trail.own import own

SPACE_KEYS = frozenset({"gwt.travel.space", "gwt.go.space", "gwt.place.space", "gwt.copy.space"})
ENGINE_KEYS = frozenset(
    {"gwt.advance.position", "gwt.reverse.position", "gwt.retreat.position", "gwt.express.position"}
)
CATTLE_KEYS = frozenset({"gwt.buy.card", "gwt.buy_second.card"})


def note(scene: Scene, option: Option) -> str:
    """Return a few words about an option, or none."""
    if option.key in SPACE_KEYS:
        return _of_space(scene, option)
    if option.key in ENGINE_KEYS:
        return _of_position(scene, option.args["position"])
    if option.key in CATTLE_KEYS:
        return _of_cattle(scene, option.args["card"])
    if option.key == "gwt.hire.worker":
        return _of_worker(scene, option.args["worker"])
    if option.key == "gwt.build.building":
        return _of_building(scene, option.args["face"])
    if option.key == "gwt.build_at.space":
        return _of_building_space(scene, option.args["space"])
    if option.key == "gwt.clear.space":
        return _of_hazard(scene, option.args["space"])
    if option.key == "gwt.deliver.city":
        return _of_city(scene, option)
    if option.key == "gwt.upgrade_behind.station":
        return _of_station(scene, figures_of(scene).station_names.index(option.args["station"]))
    return ""


def _points(scene: Scene, points: int) -> str:
    return scene.voice.say("terminal.gwt.points", points=points)


def _of_space(scene: Scene, option: Option) -> str:
    """Say what can be done at a space."""
    space = scene.view["trail"][option.args["space"]]
    if space["face"] is not None:
        owner, dash, _ = space["tile"].partition("-")
        theirs = dash and int(owner) != scene.view["seat"]
        words = scene.voice.say("terminal.gwt.note.help_only") if theirs else face_words(scene, space["face"])
        return f"{space['face'].upper() if not dash else space['face']}: {words}"
    return "" if space["tile"] is None else scene.voice.say("terminal.gwt.note.help_only")


def _of_position(scene: Scene, position: str) -> str:
    figures = figures_of(scene)
    station = figures.station_at[figures.positions.index(position)]
    if station < 0 or scene.view["seat"] in scene.view["stations"][figures.station_names[station]]["discs"]:
        return ""
    return f"{figures.station_names[station].upper()}: {_of_station(scene, station)}"


def _of_station(scene: Scene, station: int) -> str:
    figures = figures_of(scene)
    cost, points = money_sign(figures.station_cost[station]), _points(scene, figures.station_points[station])
    return f"{cost} {scene.look.arrow} {points}"


def _of_cattle(scene: Scene, card: str) -> str:
    figures = figures_of(scene)
    return _points(scene, figures.card_points[figures.cattle_names.index(card)])


def _of_worker(scene: Scene, worker: str) -> str:
    """Say what the space brings that the worker will stand on."""
    figures = figures_of(scene)
    player = own(scene)
    assert player is not None
    place = player["workers"][worker] + 1
    action = figures.worker_actions[WORKERS.index(worker)][place]
    notes = [] if action == NO_ACTION else [action_word(scene, action)]
    if place >= figures.late_from:
        notes.append(_points(scene, figures.late_worker))
    return ", ".join(notes)


def _of_building(scene: Scene, face: str) -> str:
    figures = figures_of(scene)
    return f"{_points(scene, figures.face_points[figures.face_names.index(face)])}: {face_words(scene, face)}"


def _of_building_space(scene: Scene, space: str) -> str:
    """Name the building that would be replaced, woods, and a risk action."""
    figures = figures_of(scene)
    number = figures.space_names.index(space)
    notes = [scene.view["trail"][space]["face"] or ""]
    if figures.woods[number]:
        notes.append(scene.voice.say("terminal.gwt.legend.woods"))
    if figures.risk[number] != NO_ACTION:
        notes.append(scene.voice.say("terminal.gwt.legend.risk"))
    return ", ".join(filter(None, notes))


def _of_hazard(scene: Scene, space: str) -> str:
    figures = figures_of(scene)
    tile = scene.view["trail"][space]["tile"]
    return _points(scene, figures.tile_points[figures.supply_names.index(tile)])


def _of_city(scene: Scene, option: Option) -> str:
    """Say what transport costs, and what the city and the arrows to its neighbours bring."""
    notes = []
    if option.args["transport"]:
        notes.append(scene.voice.say("terminal.gwt.note.transport", amount=option.args["transport"]))
    if option.args["points"]:
        notes.append(_points(scene, option.args["points"]))
    if option.args["objectives"]:
        notes.append(scene.voice.say("terminal.gwt.note.objectives", cards=option.args["objectives"]))
    return ", ".join(notes)
