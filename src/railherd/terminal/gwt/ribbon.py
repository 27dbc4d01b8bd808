"""Great Western Trail's trail as a ribbon from the start to Kansas City, and the tepees beside it."""

from rich.text import Text

from railherd.terminal import look
from railherd.terminal.gwt.spaces import draw_space
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import MIN_WIDTH_SIDE_BY_SIDE
from railherd.terminal.trail.ribbon import Fork, Stretch, draw_band

TRADE_LOOP = ("t_1", "t_2", "t_4", "t_6", "t_8", "t_10", "p_it1", "p_it2")
TEPEES_BESIDE = ("t_m3", "t_m2", "t_m1")

A = Stretch(
    ("start", "n_a"),
    Fork((
        ("p_a1", "p_a2", "p_a3"),
        ("h_flood_1", "h_flood_2", "h_flood_3", "h_flood_4", "p_fl1", "p_fl2"),
    )),
)  # fmt: skip
B = Stretch(
    ("n_b",),
    Fork((("p_b1", "p_b2", "p_b3"), ("h_drought_1", "h_drought_2", "h_drought_3", "h_drought_4", "p_dr1"))),
)
C = Stretch(("n_c",), Fork((("p_c1", "p_c2"), ("p_cd", Fork((("n_d",), TRADE_LOOP))))))
E = Stretch(
    ("n_e",),
    Fork((
        ("p_e1", "p_e2"),
        ("h_rockfall_1", "h_rockfall_2", "h_rockfall_3", "h_rockfall_4", "p_rf1", "p_rf2"),
    )),
)  # fmt: skip
F = Stretch(("n_f",), Fork((("p_f1",), ("p_f2",))))
G = Stretch(("n_g",), Fork((("p_g1",), ("p_g2",))))
KANSAS_CITY = Stretch(("kc",))

BANDS = ((A, B), (C,), (E, F, G, KANSAS_CITY))
NARROW_BANDS = ((A,), (B,), (C,), (E,), (F, G, KANSAS_CITY))
TEPEE_GAP = 2  # columns between the trail and what stands beside it


def draw_trail(scene: Scene) -> Text:
    """Draw the whole trail in bands, and the tepees beside it."""
    bands = BANDS if scene.width >= MIN_WIDTH_SIDE_BY_SIDE else NARROW_BANDS
    drawn = [draw_band(scene, draw_space, band, last=band is bands[-1]) for band in bands]
    _set_beside(scene, drawn, drawn[bands.index((C,))])
    return Text("\n", no_wrap=True).join(line for lines in drawn for line in lines)


def _set_beside(scene: Scene, bands: list[list[Text]], loop: list[Text]) -> None:
    """Draw the tepees that no way leads to: right of the trade loop, or below the trail on a narrow screen."""
    label = Text(scene.voice.say("terminal.gwt.beside"), look.SOFT)
    beside = Text(" ").join([label, *(draw_space(scene, name) for name in TEPEES_BESIDE)])
    line = loop[-1]
    if line.cell_len + TEPEE_GAP + beside.cell_len <= scene.width:
        line.append(" " * TEPEE_GAP).append_text(beside)
    else:
        bands.append([beside])
