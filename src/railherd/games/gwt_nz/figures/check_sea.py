"""Check that the water spaces, harbours and trading posts of a components file fit each other."""

from railherd.core.problem import Problem
from railherd.games.gwt_nz.figures.lookup import LISTS
from railherd.games.gwt_nz.figures.schema import Components
from railherd.kit.figures.components import check_name, check_range

GAINS = ("gain", "objective")  # what a harbour can give


def check_sea(c: Components) -> None:
    """Refuse routes that lead only one way or nowhere, and harbours and posts that do not belong together."""
    _check_routes(c)
    _check_harbours(c)
    _check_posts(c)
    for name, link in c.link.items():
        for end in (name, link.to):
            check_name(LISTS, f"link.{name}", end, c.harbour)


def _check_routes(c: Components) -> None:
    """Refuse water spaces that a ship could not come to, or not come back from."""
    for name, water in c.water.items():
        for beside in water.to:
            check_name(LISTS, f"water.{name}.to", beside, c.water)
            if beside == name or name not in c.water[beside].to or water.to.count(beside) > 1:
                raise Problem("gwt_nz.components_one_way", {"where": f"water.{name}.to", "name": beside})
    reached = list(c.water)[:1]
    for name in reached:
        reached += [beside for beside in c.water[name].to if beside not in reached]
    lost = [name for name in c.water if name not in reached]
    if lost or len(reached) < 2:
        raise Problem("gwt_nz.components_dead_end", {"where": f"water.{(lost or reached or ['*'])[0]}"})


def _check_harbours(c: Components) -> None:
    """Refuse two harbours at one place, medium ones after others, and more of them than there are masters."""
    places = [harbour.at for harbour in c.harbour.values()]
    medium = sum(harbour.kind == "medium" for harbour in c.harbour.values())
    check_range(LISTS, "harbour.kind: medium", medium, 1, len(c.master))
    for number, (name, harbour) in enumerate(c.harbour.items()):
        check_name(LISTS, f"harbour.{name}.at", harbour.at, c.water)
        if places.count(harbour.at) > 1:
            raise Problem("gwt_nz.components_twice", {"where": f"harbour.{name}.at", "name": harbour.at})
        if (harbour.kind == "medium") != (number < medium):
            raise Problem("gwt_nz.components_order", {"where": f"harbour.{name}.kind"})
        if bool(harbour.post) != (harbour.kind == "large"):
            raise Problem("gwt_nz.components_order", {"where": f"harbour.{name}.post"})
        if harbour.last and harbour.kind != "small":
            raise Problem("gwt_nz.components_order", {"where": f"harbour.{name}.last"})
        if harbour.action is not None and (harbour.action.do not in GAINS or harbour.action.pay):
            raise Problem("gwt_nz.components_action", {"where": f"harbour.{name}", "verb": harbour.action.do})


def _check_posts(c: Components) -> None:
    """Refuse a foreign post without its one large harbour, and a large harbour for a local post."""
    opened = [harbour.post for harbour in c.harbour.values() if harbour.post]
    for post in opened:
        check_name(LISTS, "harbour.post", post, c.city)
    for name, city in c.city.items():
        if opened.count(name) != (1 if city.kind in ("foreign", "foreign_wool") else 0):
            raise Problem("gwt_nz.components_order", {"where": f"city.{name}.kind"})
