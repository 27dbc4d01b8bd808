"""What an option of Last Spike brings besides money at once."""

from railherd.core.prompt import Option
from railherd.terminal.last_spike.figures import SPACES
from railherd.terminal.scene import Scene


def note(scene: Scene, option: Option) -> str:
    """A few words, or none."""
    if option.key == "last_spike.lay.tile":
        return "; ".join(_of_tile(scene, option))
    if option.key == "last_spike.buy.city":
        return _of_land(scene, option.args["city"])
    return ""


def _of_tile(scene: Scene, option: Option) -> list[str]:
    tile, route = option.args["tile"], option.args["route"]
    said = []
    state = scene.view["routes"][route]
    if option.cost > scene.view["players"][scene.view["seat"]]["cash"]:
        said.append(scene.voice.say("terminal.last_spike.note.sale"))
    if scene.view["map"][tile]["isolated"]:
        said.append(scene.voice.say("terminal.last_spike.note.isolated"))
    city = {f"{route}1": state["ends"][0], f"{route}{SPACES}": state["ends"][1]}.get(tile)
    if city and not scene.view["land"][city]["open"]:
        said.append(scene.voice.say("terminal.last_spike.note.claims", city=scene.called("city", city)))
    if option.reveals:  # laying draws nothing, so only the end of the game can bar undo
        said.append(scene.voice.say("terminal.last_spike.note.spike"))
    elif state["laid"] == SPACES - 1:
        said.append(scene.voice.say("terminal.last_spike.note.completes"))
    return said


def _of_land(scene: Scene, city: str) -> str:
    """What a route completed later would pay with one card more."""
    pile = scene.view["land"][city]
    if pile["paid_out"]:
        return scene.voice.say("terminal.last_spike.note.paid_out")
    held = scene.view["players"][scene.view["seat"]]["land"].get(city, 0)
    return scene.voice.say("terminal.last_spike.note.pays", amount=pile["payouts"][held])
