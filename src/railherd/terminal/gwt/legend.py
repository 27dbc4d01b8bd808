"""The legend of the trail and the railway, and what the buildings do."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of
from railherd.terminal.gwt.rail import draw_rail
from railherd.terminal.gwt.ribbon import draw_trail
from railherd.terminal.gwt.spaces import tepee_word
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import fill
from railherd.terminal.trail.marks import marks_of


def map_explained(scene: Scene) -> RenderableType:
    """Draw trail and railway with their legend and the buildings of this game in words."""
    return Group(draw_trail(scene), draw_rail(scene), Text(), legend(scene), Text(), buildings(scene))


def legend(scene: Scene) -> Text:
    """List the marks with their meanings."""
    marks, sign = marks_of(scene.look), scene.look.seats[0]
    meanings = {
        "[A]": "terminal.gwt.legend.neutral",
        f"{sign}3a": "terminal.gwt.legend.private",
        "a1": "terminal.gwt.legend.empty",
        marks.woods: "terminal.gwt.legend.woods",
        marks.risk: "terminal.gwt.legend.risk",
        f"{marks.flood}3": "terminal.gwt.legend.flood",
        f"{marks.drought}3": "terminal.gwt.legend.drought",
        f"{marks.rockfall}3": "terminal.gwt.legend.rockfall",
        f"+4{tepee_word(scene, 'green')}": "terminal.gwt.legend.green_tepee",
        f"+4{tepee_word(scene, 'blue')}": "terminal.gwt.legend.blue_tepee",
        "$2": "terminal.gwt.legend.fee",
        f"({sign})": "terminal.gwt.legend.here",
        f"{scene.look.choosable}1:": "terminal.gwt.legend.choosable",
        marks.cross: "terminal.gwt.legend.cross",
    }
    things = [Text.assemble((mark, look.STRONG), f" {scene.voice.say(key)}") for mark, key in meanings.items()]
    return Text("\n").join(fill(things, Text("   "), scene.width))


def buildings(scene: Scene) -> Table:
    """List every building of this game with its actions."""
    figures = figures_of(scene)
    table = Table.grid(padding=(0, 2))
    neutral = [face for face in figures.face_names if len(face) == 1]
    for face in [*neutral, *scene.view["faces"]]:
        actions = figures.face_actions[figures.face_names.index(face)]
        words = "; ".join(scene.called("action", figures.action_names[action]) for action in actions)
        table.add_row(Text(face.upper() if face in neutral else face, look.STRONG), Text(words))
    return table
