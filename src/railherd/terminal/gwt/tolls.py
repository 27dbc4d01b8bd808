"""What the hands on the ways to a space take."""

from railherd.terminal.gwt.figures import figures_of, own
from railherd.terminal.scene import Scene


def fees_to(scene: Scene, goal: str) -> list[int]:
    """The sums that the ways to a space cost within the viewer's steps, ascending; nobody pays more than there is."""
    figures = figures_of(scene)
    player = own(scene)
    if player is None or player["place"] is None:
        return []
    found: set[int] = set()
    ways = [(figures.space_names.index(player["place"]), player["steps"], 0)]
    target = figures.space_names.index(goal)
    while ways:
        space, steps, paid = ways.pop()
        if space == target:
            found.add(min(paid, player["money"]))
            continue
        for following in figures.to[space]:
            there = scene.view["trail"][figures.space_names[following]]
            left = steps - (there["tile"] is not None or following == figures.kansas_city)
            if left >= 0 and following <= target:
                ways.append((following, left, paid + there["fee"]))
    return sorted(found)
