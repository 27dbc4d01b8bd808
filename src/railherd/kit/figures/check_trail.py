"""Check that the spaces of a components file make a trail that every rancher gets along."""

from collections.abc import Mapping

from railherd.core.problem import Problem
from railherd.kit.figures.components import check_count
from railherd.kit.figures.lookup import Lists
from railherd.kit.figures.schema import Space


def check_order(spaces: Mapping[str, Space], lists: Lists, neutrals: int) -> None:
    """Refuse a trail that leads back, or with a wrong start, city at its end or letter of a neutral building."""
    order = list(spaces)
    for name, space in spaces.items():
        for following in space.to:
            if following not in spaces or order.index(following) <= order.index(name):
                raise Problem(f"{lists.game}.components_trail", {"where": f"space.{name}.to", "name": following})
    kinds = [space.kind for space in spaces.values()]
    for kind in ("start", "kansas_city"):
        check_count(lists, f"space.kind: {kind}", kinds.count(kind), 1)
    letters = sorted(str(space.letter) for space in spaces.values() if space.kind == "neutral")
    if letters != list("abcdefghijklmnopqrstuvwxyz"[:neutrals]):
        raise Problem(f"{lists.game}.components_letters", {"found": ", ".join(letters)})


def check_ways(spaces: Mapping[str, Space], lists: Lists) -> None:
    """Refuse a trail that does not lead to the city at its end from wherever a rancher may stand."""
    order = list(spaces)
    end = next(place for place, name in enumerate(order) if spaces[name].kind == "kansas_city")
    for place, (name, space) in enumerate(spaces.items()):
        twice = next((following for following in space.to if space.to.count(following) > 1), None)
        if twice is not None:
            raise Problem(f"{lists.game}.components_twice", {"where": f"space.{name}.to", "name": twice})
        if place < end:
            leads_well = bool(space.to) and all(order.index(following) <= end for following in space.to)
        else:
            leads_well = not space.to and space.kind not in ("start", "neutral")
        if not leads_well:
            raise Problem(f"{lists.game}.components_dead_end", {"where": f"space.{name}"})


def check_hazards(spaces: Mapping[str, Space], lists: Lists) -> None:
    """Refuse hazards where none can lie."""
    for name, space in spaces.items():
        if bool(space.hazard) != (space.kind == "hazard"):
            raise Problem(f"{lists.game}.components_order", {"where": f"space.{name}.hazard"})
