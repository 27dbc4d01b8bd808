"""The sea routes with ships, harbours and harbourmasters, and the trading posts."""

from rich.text import Text

from railherd.games.gwt_nz.figures.lookup import FOREIGN, FOREIGN_WOOL, WOOL
from railherd.terminal import look
from railherd.terminal.gwt_nz.figures import figures_of, flow, inner, money_sign
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import hint, stack
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place
from railherd.terminal.trail.spaces import signs

POST_MARKS = {FOREIGN: "*", WOOL: "w", FOREIGN_WOOL: "w*"}


def draw_sea(scene: Scene) -> Text:
    """Draw the water spaces with a harbour or a ship, then the posts."""
    waters = [draw_water(scene, name) for name in scene.view["sea"]]
    posts = [draw_post(scene, name) for name in scene.view["cities"]]
    return stack([
        flow(scene, "terminal.gwt_nz.part.sea", [hint(scene, "terminal.gwt_nz.hint.sea"), *filter(None, waters)]),
        flow(scene, "terminal.gwt_nz.part.posts", [hint(scene, "terminal.gwt_nz.hint.posts"), *posts]),
    ])  # fmt: skip


def draw_water(scene: Scene, name: str) -> Text:
    """Draw a water space with its ships and its harbour; nothing where there is neither and no choice."""
    figures = figures_of(scene)
    harbour = figures.harbour_at[figures.water_names.index(name)]
    ships, mark = scene.view["sea"][name], at_place(scene, f"sea/{name}")
    if harbour < 0 and not ships and not mark:
        return Text()
    drawn = Text.assemble(mark, (name, look.STRONG if ships else look.SOFT))
    if ships:
        drawn.append("(").append_text(signs(scene, ships)).append(")")
    if harbour >= 0:
        drawn.append(" ").append_text(_harbour(scene, harbour))
    return drawn


def _harbour(scene: Scene, harbour: int) -> Text:
    """Draw what an upgrade costs and scores, who has upgraded, the post it opens, and its master."""
    figures = figures_of(scene)
    name = figures.harbour_names[harbour]
    kind, _, number = name.partition("_")
    price = f"{money_sign(figures.harbour_cost[harbour], scene.look is look.PLAIN)}{scene.look.arrow}"
    post = figures.harbour_post[harbour]
    worth = f"{figures.harbour_points[harbour]}" if post < 0 else _post_code(scene, post)
    mark = at_place(scene, f"harbours/{name}") or at_place(scene, f"stations/{name}")
    drawn = Text.assemble(mark, f"{kind[0].upper()}{number} {price}{worth}")
    station = scene.view["stations"].get(name)
    holders = scene.view["harbours"].get(name, []) if station is None else station["discs"]
    if holders:
        drawn.append(" ").append_text(signs(scene, holders))
    if station and station["master"]:
        drawn.append(f" ({inner(scene.called('master', station['master'])).partition(';')[0]})", look.SOFT)
    return drawn


def _post_code(scene: Scene, post: int) -> str:
    figures = figures_of(scene)
    return f"{figures.city_value[post]}{POST_MARKS.get(figures.post_kind[post], '')}"


def draw_post(scene: Scene, name: str) -> Text:
    """Draw the value a post needs, what transport costs and a disc scores, and the discs there."""
    figures = figures_of(scene)
    post = figures.city_names.index(name)
    points = figures.city_points[post]
    scored = f"{marks_of(scene.look).minus}{-points}" if points < 0 else str(points)
    cost = money_sign(figures.post_transport[post], scene.look is look.PLAIN)
    drawn = Text.assemble(at_place(scene, f"cities/{name}"), (_post_code(scene, post), look.STRONG))
    drawn.append(f" {cost}{scene.look.arrow}{scored}", look.SOFT)
    discs = Text().join(scene.mark(seat, count) for seat, count in enumerate(scene.view["cities"][name]))
    return drawn.append(" ").append_text(discs) if discs else drawn
