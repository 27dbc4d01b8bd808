"""The trail: which locations a rancher reaches, which ways lead there, and whom it pays on the way."""

from railherd.kit.figures.events import FEE_PAID, FEE_RECEIVED
from railherd.kit.figures.lookup import EMPTY, KANSAS_CITY, NOBODY
from railherd.kit.state import TrailState

FAR = 99


def is_location(s: TrailState, space: int) -> bool:
    """Return whether a space is Kansas City or has a tile."""
    return s.tile[space] != EMPTY or s.figures.kind[space] == KANSAS_CITY


# The searches below ask for tiles themselves, as `is_location` would: they are most of what a journey costs.


def _search(s: TrailState, here: int, most: int, steps: list[int]) -> list[int]:
    """Return the locations within `most` steps, ascending; note in `steps` the fewest that lead onto each space."""
    tile, to, end = s.tile, s.figures.to, s.figures.kansas_city
    found: list[int] = []
    steps[here] = 0
    farthest = space = here
    while space <= farthest:
        before = steps[space]
        if before <= most:
            if space != here and (tile[space] != EMPTY or space == end):
                found.append(space)
            for following in to[space]:
                reached = before if tile[following] == EMPTY and following != end else before + 1
                if reached <= most and reached < steps[following]:
                    steps[following] = reached
                    farthest = max(farthest, following)
        space += 1
    return found


def distances(s: TrailState, here: int, most: int) -> list[int]:
    """Return for each space the fewest steps that lead onto it, FAR if more than `most`. Empty spaces cost none."""
    steps = [FAR] * s.figures.spaces
    _search(s, here, most, steps)
    return steps


def destinations(s: TrailState, here: int, most: int, kansas_city: bool) -> list[int]:
    """Return the locations where a rancher can stop, ascending."""
    found = _search(s, here, most, [FAR] * s.figures.spaces)
    if not kansas_city and found and found[-1] == s.figures.kansas_city:
        found.pop()
    return found


def steps_left(s: TrailState, here: int, goal: int) -> list[int]:
    """Return for each space the fewest steps from it to a goal, FAR where no way leads there."""
    tile, to, end = s.tile, s.figures.to, s.figures.kansas_city
    left = [FAR] * s.figures.spaces
    left[goal] = 0
    for space in range(goal - 1, here - 1, -1):
        fewest = FAR
        for following in to[space]:
            steps = left[following]
            if tile[following] != EMPTY or following == end:
                steps += 1
            fewest = min(fewest, steps)
        left[space] = fewest
    return left


def leads_to(s: TrailState, here: int, goal: int) -> bool:
    """Return whether any way, however long, leads from one space to another."""
    return here < goal and steps_left(s, here, goal)[here] < FAR


def step_limit(s: TrailState, seat: int) -> int:
    """Return how many steps a seat's rancher may go, by the disc spaces of its board."""
    limit = s.figures.start_steps[s.seats]
    cleared = s.players[seat].cleared
    for disc in s.figures.step_discs:
        if cleared >> disc & 1:
            limit += s.figures.disc_steps[disc][s.seats]
    return limit


def hands(s: TrailState, tile: int) -> int:
    """Return the hands on a tile: bits for green and black."""
    return (
        s.figures.supply_hands[tile - s.figures.buildings]
        if tile >= s.figures.buildings
        else s.figures.face_hands[s.face(tile)]
    )


def fee(s: TrailState, seat: int, space: int) -> int:
    """Return what entering a space costs a seat: nothing on its own buildings and where there is no hand."""
    tile = s.tile[space]
    if tile == EMPTY or s.owner(tile) == seat or not s.pays_hands(seat):
        return 0
    return s.figures.hand_fee[s.seats][hands(s, tile)]


def pay_fee(s: TrailState, seat: int, space: int) -> None:
    """Pay the hands of a space as far as the money goes: to the building's owner, else to the bank."""
    amount = min(fee(s, seat, space), s.players[seat].money)
    if amount == 0:
        return
    payee = s.payee(s.tile[space])
    s.pay(seat, amount)
    s.emit(FEE_PAID, seat, amount, space, payee)
    if payee != NOBODY:
        s.earn(payee, amount)
        s.emit(FEE_RECEIVED, payee, amount, space, seat)


def ways(s: TrailState, here: int, most: int, left: list[int]) -> list[int]:
    """Return the next spaces from which the goal of `left` can still be reached in time, ascending."""
    found: list[int] = []
    for following in s.figures.to[here]:
        steps = left[following] + 1 if is_location(s, following) else left[following]
        if steps <= most:
            found.append(following)
    return found


def tolls_differ(s: TrailState, seat: int, here: int, goal: int, most: int, left: list[int]) -> bool:
    """Return whether the ways from here to a goal differ in whom they pay or how much."""
    return len(_tolls(s, seat, here, goal, most, left, {})) > 1


def _tolls(
    s: TrailState, seat: int, here: int, goal: int, most: int, left: list[int], found_before: dict[int, list[int]]
) -> list[int]:
    """Return the payments on ways to a goal, as numbers that are equal for equal payments in the same order.

    Two different ones are enough. Each space is asked once for each number of steps, however many ways lead there.
    """
    if here == goal:
        return [1]
    key = most * s.figures.spaces + here
    if key in found_before:
        return found_before[key]
    found: list[int] = []
    for following in ways(s, here, most, left):
        paid = fee(s, seat, following)
        mark = (s.payee(s.tile[following]) + 2) * 64 + paid if paid else 0
        steps = most - 1 if is_location(s, following) else most
        for rest in _tolls(s, seat, following, goal, steps, left, found_before):
            signature = rest * 512 + mark if mark else rest
            if signature not in found and len(found) < 2:
                found.append(signature)
    found_before[key] = found
    return found
