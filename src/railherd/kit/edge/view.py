"""What one seat may see of what all trail games have."""

from collections.abc import Sequence

from railherd.core.contract import Json, Names
from railherd.kit.edge.ways_view import ways_view
from railherd.kit.figures.lookup import EMPTY, NOBODY
from railherd.kit.rules.auxiliary import strength
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.scoring import herd
from railherd.kit.rules.trail import fee
from railherd.kit.state import MARKET_STACK, OBJECTIVE_STACK, SUPPLY_STACKS, TrailState


def table_view(s: TrailState, names: Names) -> Json:
    """Return the markets, the piles and the trail, as everybody sees them."""
    return {
        "turn": s.turn,
        "asked": None if s.over() else s.seat(),
        "marker": None if s.marker == NOBODY else s.marker,
        "faces": [names["face"][face] for face in s.faces],
        "marker_row": s.marker_row() + 1,
        "rows_left": s.figures.job_rows - s.marker_row(),
        "rows_at_first": s.figures.job_rows - s.figures.marker_row,
        "market": counted([names["card"][card] for card in s.market]),
        "market_stack": s.piles[MARKET_STACK].size(),
        "objectives": counted([names["objective"][card] for card in s.shown]),
        "objective_stack": s.piles[OBJECTIVE_STACK].size(),
        "foresight": {str(i + 1): None if t == EMPTY else names["supply"][t] for i, t in enumerate(s.foresight)},
        "stacks": [pile.size() for pile in s.piles[SUPPLY_STACKS:]],
        "cities": {name: city_discs(s, city) for city, name in enumerate(names["city"])},
        "trail": spaces_view(s, names),
    }


def trail_view(s: TrailState, names: Names, seat: int | None, open: Json) -> Json:
    """Return the trail with what it costs a seat, or a spectator, and where it leads."""
    trail: Json = open["trail"].copy()
    for space, name in enumerate(names["space"]):
        cost = fee(s, seat if seat is not None else NOBODY - 1, space)
        if cost:
            trail[name] = {**trail[name], "fee": cost}
    return {"seat": seat, "trail": trail, "ways": ways_view(s, names, seat)}


def spaces_view(s: TrailState, names: Names) -> Json:
    """Return what lies on each space of the trail, as if nothing were to be paid there."""
    places = [player.place for player in s.players]
    return {name: _space_view(s, names, space, places) for space, name in enumerate(names["space"])}


def _space_view(s: TrailState, names: Names, space: int, places: list[int]) -> Json:
    tile = s.tile[space]
    ranchers = [player for player in range(s.seats) if places[player] == space] if space in places else []
    shown = None if tile == EMPTY else names["tile"][tile]
    face = names["face"][s.face(tile)] if 0 <= tile < s.figures.buildings else None
    return {"tile": shown, "face": face, "fee": 0, "ranchers": ranchers}


def counted(found: list[str]) -> Json:
    """Return how many there are of each name."""
    counts: Json = {}
    for name in found:
        counts[name] = counts.get(name, 0) + 1
    return counts


def city_discs(s: TrailState, city: int) -> list[int]:
    """Return how many discs each seat has in a city."""
    return [player.cities[city] for player in s.players]


def station_view(s: TrailState, names: Names, station: int) -> Json:
    """Return who has a disc at a station, and the master's tile or the worker who took its place."""
    shown: Json = {"discs": [seat for seat, player in enumerate(s.players) if player.stations >> station & 1]}
    if station < len(s.masters):
        master, worker = s.masters[station], s.posted[station]
        shown["master"] = None if master == EMPTY else names["master"][master]
        shown["worker"] = None if worker == EMPTY else names["worker"][worker]
    return shown


def named_mask(names: Sequence[str], mask: int) -> list[str]:
    """Return the names of what a bit mask marks."""
    return [name for number, name in enumerate(names) if mask >> number & 1]


def player_view(s: TrailState, names: Names, seat: int) -> Json:
    """Return a player's board and cards, as everybody sees them."""
    player = s.players[seat]
    cards = names["card"]
    return {
        "seat": seat,
        "money": player.money,
        "place": None if player.place < 0 else names["space"][player.place],
        "certificates": player.certificates,
        "certificate_limit": limit(s, seat),
        "steps": s.step_limit(seat),
        "hand_limit": hand_limit(s, seat),
        "workers": dict(zip(s.figures.lists.workers, player.workers, strict=True)),
        "next_workers": {kind: _next_worker(s, player.workers[i]) for i, kind in enumerate(s.figures.lists.workers)},
        "board": {name: not player.cleared >> disc & 1 for disc, name in enumerate(names["disc"])},
        "auxiliary": [strength(s, seat, number) for number in range(s.figures.auxiliaries)],
        "unbuilt": [number + 1 for number in range(s.figures.privates) if player.unbuilt >> number & 1],
        "hazards": [names["supply"][tile] for tile in player.hazards],
        "objectives": [names["objective"][card] for card in player.objectives],
        "cattle": counted([cards[card] for card in herd(s, seat)]),
        "cards": len(player.hand),
        "deck": player.deck.size(),
        "discards": counted([cards[card] for card in sorted(player.discards)]),
    }


def _next_worker(s: TrailState, count: int) -> Json | None:
    """Return the space that one more worker would take and the points it scores; None if the row is full."""
    if count >= s.figures.workers_a_row:
        return None
    return {"space": count + 1, "points": s.figures.late_worker if count + 1 >= s.figures.late_from else 0}


def cards_view(s: TrailState, names: Names, seat: int, viewer: int | None) -> Json:
    """Return a player's hand and pile: the viewer's own, and of a hand what everybody can work out."""
    player, cards = s.players[seat], names["card"]
    is_open = seat == viewer or s.over()
    seen = player.hand if is_open else player.known
    pile = sorted(player.deck.bag + player.deck.known) if is_open else []
    return {
        "hand": counted([cards[card] for card in seen]),
        "pile": counted([cards[card] for card in pile]) if is_open else None,
    }


def players_view(open: Json, own: list[Json]) -> list[Json]:
    """Return the players of an open view with what one viewer sees of each besides."""
    shown: list[Json] = open["players"]
    return [{**player, **more} for player, more in zip(shown, own, strict=True)]
