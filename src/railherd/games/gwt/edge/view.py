"""What one seat may see of a game of Great Western Trail."""

from collections import Counter
from collections.abc import Mapping, Sequence

from railherd.core.contract import Json
from railherd.games.gwt.edge.public_score import herd, judged_objectives, points_so_far
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY, PRIVATES, WORKERS
from railherd.games.gwt.rules.auxiliary import strength
from railherd.games.gwt.rules.certificates import limit
from railherd.games.gwt.rules.herd import hand_limit
from railherd.games.gwt.rules.scoring import score_lines
from railherd.games.gwt.rules.trail import fee, step_limit
from railherd.games.gwt.rules.workers import COLUMNS
from railherd.games.gwt.state import NOBODY, State

Names = Mapping[str, Sequence[str]]


def view(s: State, names: Names, seat: int | None) -> Json:
    """Return all that lies open, the seat's own hand, and what everybody can work out of the others."""
    return {
        "seat": seat,
        "turn": s.turn,
        "asked": None if s.over() else s.seat(),
        "marker": None if s.marker == NOBODY else s.marker,
        "trail": {name: _space(s, names, space, seat) for space, name in enumerate(names["space"])},
        "faces": [names["face"][face] for face in s.faces],
        "jobs": _jobs(s, names),
        "marker_row": s.marker_row() + 1,
        "market": _counted([names["card"][card] for card in s.market]),
        "market_stack": s.piles[0].size(),
        "objectives": _counted([names["objective"][card] for card in s.shown]),
        "objective_stack": s.piles[1].size(),
        "foresight": {str(i + 1): None if t == EMPTY else names["supply"][t] for i, t in enumerate(s.foresight)},
        "stacks": [pile.size() for pile in s.piles[2:]],
        "stations": {name: _station(s, names, station) for station, name in enumerate(names["station"])},
        "cities": {name: _discs(s, city) for city, name in enumerate(names["city"])},
        "rail": {name: _engines(s, position) for position, name in enumerate(names["position"])},
        "players": [_player(s, names, player, seat) for player in range(s.seats)],
    }


def _space(s: State, names: Names, space: int, seat: int | None) -> Json:
    tile = s.tile[space]
    ranchers = [player for player in range(s.seats) if s.players[player].place == space]
    cost = fee(s, seat if seat is not None else NOBODY - 1, space)
    shown = None if tile == EMPTY else names["tile"][tile]
    face = names["face"][s.face(tile)] if 0 <= tile < BUILDINGS else None
    return {"tile": shown, "face": face, "fee": cost, "ranchers": ranchers}


def _jobs(s: State, names: Names) -> Json:
    rows: Json = {}
    for row in range(s.figures.job_rows):
        for kind, name in enumerate(WORKERS):
            places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
            rows[f"{row + 1}-{name}"] = places.count(kind)
    return rows


def _counted(found: list[str]) -> Json:
    return dict(Counter(found))


def _station(s: State, names: Names, station: int) -> Json:
    discs = [seat for seat in range(s.seats) if s.players[seat].stations >> station & 1]
    shown: Json = {"discs": discs}
    if station < len(s.masters):
        master, worker = s.masters[station], s.posted[station]
        shown["master"] = None if master == EMPTY else names["master"][master]
        shown["worker"] = None if worker == EMPTY else WORKERS[worker]
    return shown


def _discs(s: State, city: int) -> list[int]:
    return [player.cities[city] for player in s.players]


def _engines(s: State, position: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.players[seat].engine == position]


def _player(s: State, names: Names, seat: int, viewer: int | None) -> Json:
    player = s.players[seat]
    cards = names["card"]
    is_open = seat == viewer or s.over()
    seen = player.hand if is_open else player.known
    pile = sorted(player.deck.bag + player.deck.known)
    return {
        "seat": seat,
        "money": player.money,
        "place": None if player.place < 0 else names["space"][player.place],
        "engine": names["position"][player.engine],
        "certificates": player.certificates,
        "certificate_limit": limit(s, seat),
        "steps": step_limit(s, seat),
        "hand_limit": hand_limit(s, seat),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "board": {name: not player.cleared >> disc & 1 for disc, name in enumerate(names["disc"])},
        "auxiliary": [strength(s, seat, number) for number in range(s.figures.auxiliaries)],
        "unbuilt": [number + 1 for number in range(PRIVATES) if player.unbuilt >> number & 1],
        "masters": [name for master, name in enumerate(names["master"]) if player.masters >> master & 1],
        "tepees": {"green": player.tepees[0], "blue": player.tepees[1]},
        "hazards": [names["supply"][tile] for tile in player.hazards],
        "objectives": [names["objective"][card] for card in player.objectives],
        "judged": [{"card": names["objective"][card], "points": points} for card, points in judged_objectives(s, seat)],
        "cattle": _counted([cards[card] for card in herd(s, seat)]),
        "points": points_so_far(s, seat),
        "cards": len(player.hand),
        "hand": _counted([cards[card] for card in seen]),
        "deck": player.deck.size(),
        "pile": _counted([cards[card] for card in pile]) if is_open else None,
        "discards": _counted([cards[card] for card in sorted(player.discards)]),
        "score": sum(score_lines(s, seat)) if s.over() else None,
    }
