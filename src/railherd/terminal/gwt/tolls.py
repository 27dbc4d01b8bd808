"""What the hands on the ways to a space take."""

from railherd.terminal.gwt.figures import own, tables_of
from railherd.terminal.scene import Scene


def fees_to(scene: Scene, goal: str) -> list[int]:
    """The sums that the ways to a space cost within the viewer's steps, ascending; nobody pays more than there is."""
    t = tables_of(scene)
    player = own(scene)
    if player is None or player["place"] is None:
        return []
    found: set[int] = set()
    ways = [(t.space_names.index(player["place"]), player["steps"], 0)]
    target = t.space_names.index(goal)
    while ways:
        space, steps, paid = ways.pop()
        if space == target:
            found.add(min(paid, player["money"]))
            continue
        for following in t.to[space]:
            there = scene.view["trail"][t.space_names[following]]
            left = steps - (there["tile"] is not None or following == t.kansas_city)
            if left >= 0 and following <= target:
                ways.append((following, left, paid + there["fee"]))
    return sorted(found)
