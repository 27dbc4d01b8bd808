"""The ways that a seat's rancher can take: on the journey that it is asked about, or else on its next one."""

from railherd.core.contract import Json, Names
from railherd.kit.rules.trail import fee, is_location
from railherd.kit.rules.travel import WALK, Fork, Go
from railherd.kit.state import TrailState

Paid = tuple[tuple[int, int], ...]  # payees and amounts in their order
Way = tuple[int, tuple[int, ...]]  # steps, and the spaces passed


def ways_view(s: TrailState, names: Names, seat: int | None) -> Json:
    """Return for each place in reach the ways there, cheapest first: one of each that pays others or otherwise."""
    if seat is None or s.over() or s.players[seat].place < 0:
        return {}
    spaces, money = names["space"], s.players[seat].money
    most, pays = _journey(s, seat)
    shown: Json = {}
    for goal, found in _ways(s, seat, most, pays and money > 0).items():
        if is_location(s, goal):
            told = [(min(money, _sum(paid)), steps, passed) for paid, (steps, passed) in found.items()]
            shown[spaces[goal]] = [
                {"fee": cost, "steps": steps, "spaces": [spaces[space] for space in passed]}
                for cost, steps, passed in sorted(told)
            ]
    return shown


def _journey(s: TrailState, seat: int) -> tuple[int, bool]:
    """Return how many steps the journey may have, and whether hands are paid."""
    asked = s.pending[-1]
    if asked.seat == seat:
        if isinstance(asked, Go):
            return asked.most, asked.stroll == WALK
        if isinstance(asked, Fork):
            return asked.steps, True
    return s.step_limit(seat), True


def _ways(s: TrailState, seat: int, most: int, pays: bool) -> dict[int, dict[Paid, Way]]:
    """Return for each space in reach, by what is paid, the way with the fewest steps."""
    here = s.players[seat].place
    found: dict[int, dict[Paid, Way]] = {here: {(): (0, (here,))}}
    for space in range(here, s.figures.kansas_city):
        for paid, (before, passed) in found.get(space, {}).items():
            for following in s.figures.to[space]:
                steps = before + is_location(s, following)
                cost = fee(s, seat, following) if pays else 0
                spent = (*paid, (s.payee(s.tile[following]), cost)) if cost else paid
                known = found.setdefault(following, {}).get(spent)
                if steps <= most and (known is None or steps < known[0]):
                    found[following][spent] = (steps, (*passed, following))
    del found[here]
    return found


def _sum(paid: Paid) -> int:
    return sum(amount for _, amount in paid)
