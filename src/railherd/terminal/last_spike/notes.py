"""Notes on what an option of Last Spike brings besides money at once."""

from railherd.core.playing.prompt import Option
from railherd.terminal.last_spike.figures import SPACES_PER_ROUTE
from railherd.terminal.scene import Scene


def note(scene: Scene, option: Option) -> str:
    """Return a few words about an option, or none."""
    if option.key == "last_spike.lay.tile":
        return "; ".join(_of_tile(scene, option))
    if option.key == "last_spike.buy.city":
        return _of_land(scene, option.args["city"])
    return ""


def _of_tile(scene: Scene, option: Option) -> list[str]:
    tile, route = option.args["tile"], option.args["route"]
    notes = []
    state = scene.view["routes"][route]
    if option.cost > scene.view["players"][scene.view["seat"]]["cash"]:
        notes.append(scene.voice.say("terminal.last_spike.note.sale"))
    if scene.view["map"][tile]["isolated"]:
        notes.append(scene.voice.say("terminal.last_spike.note.isolated"))
    city = {f"{route}1": state["ends"][0], f"{route}{SPACES_PER_ROUTE}": state["ends"][1]}.get(tile)
    if city and not scene.view["land"][city]["open"]:
        notes.append(scene.voice.say("terminal.last_spike.note.claims", city=scene.called("city", city)))
    if option.reveals:  # laying draws nothing, so only the end of the game can bar undo
        notes.append(scene.voice.say("terminal.last_spike.note.spike"))
    elif state["laid"] == SPACES_PER_ROUTE - 1:
        notes.append(scene.voice.say("terminal.last_spike.note.completes"))
    return notes


def _of_land(scene: Scene, city: str) -> str:
    """Say what a route completed later would pay with one more card."""
    pile = scene.view["land"][city]
    if pile["paid_out"]:
        return scene.voice.say("terminal.last_spike.note.paid_out")
    held = scene.view["players"][scene.view["seat"]]["land"].get(city, 0)
    return scene.voice.say("terminal.last_spike.note.pays", amount=pile["payouts"][held])
