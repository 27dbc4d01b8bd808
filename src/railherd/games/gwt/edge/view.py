"""What one seat may see of a game of Great Western Trail."""

from railherd.core.contract import Json, Names
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.games.gwt.rules.scoring import achievements, counted_by_masters, lines_with, score_lines
from railherd.games.gwt.state import State
from railherd.kit.edge.prospects_view import deliveries_view, herd_view, progress_view
from railherd.kit.edge.public_score import counted_cards, judged_objectives
from railherd.kit.edge.view import (
    cards_view,
    named_mask,
    player_view,
    players_view,
    station_view,
    table_view,
    trail_view,
)
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.scoring import own_buildings
from railherd.kit.rules.trail import fee


def open_view(s: State, names: Names) -> Json:
    """Return all that lies open."""
    return {
        **table_view(s, names),
        "jobs": _jobs(s, names),
        "stations": {name: station_view(s, names, station) for station, name in enumerate(names["station"])},
        "rail": {name: _engines(s, position) for position, name in enumerate(names["position"])},
        "players": [_player(s, names, seat) for seat in range(s.seats)],
    }


def own_view(s: State, names: Names, seat: int | None, open: Json) -> Json:
    """Return the trail as a seat may go it, and the players with its own hand and what it could do with it."""
    own = [_own_player(s, names, player, seat) for player in range(s.seats)]
    return {**trail_view(s, names, seat, open), "players": players_view(open, own)}


def _jobs(s: State, names: Names) -> Json:
    rows: Json = {}
    for row in range(s.figures.job_rows):
        for kind, name in enumerate(WORKERS):
            places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
            rows[f"{row + 1}-{name}"] = places.count(kind)
    return rows


def _engines(s: State, position: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.players[seat].engine == position]


def _player(s: State, names: Names, seat: int) -> Json:
    player, cards = s.players[seat], counted_cards(s, seat)
    have = achievements(s, seat, cards)
    points = lines_with(s, seat, cards, have)
    return {
        **player_view(s, names, seat),
        "engine": names["position"][player.engine],
        "masters": named_mask(names["master"], player.masters),
        "tepees": {"green": player.tepees[0], "blue": player.tepees[1]},
        "judged": judged_objectives(s, names, seat, have, counted_by_masters(s, seat)).shown,
        "points": points,
        "total": sum(points),
        "score": sum(score_lines(s, seat)) if s.over() else None,
    }


def _own_player(s: State, names: Names, seat: int, viewer: int | None) -> Json:
    is_own = seat == viewer
    return {
        **cards_view(s, names, seat, viewer),
        "progress": _progress(s, names, seat) if is_own else None,
        "herd": herd_view(s, names, seat, master_certificates(s, seat)) if is_own or s.over() else None,
        "deliveries": deliveries_view(s, names, seat) if is_own else None,
        "toll": sum(fee(s, NOBODY - 1 if viewer is None else viewer, space) for space in own_buildings(s, seat)),
    }


def _progress(s: State, names: Names, seat: int) -> Json:
    have = achievements(s, seat, counted_cards(s, seat))
    return progress_view(s, names, seat, judged_objectives(s, names, seat, have, counted_by_masters(s, seat)).left)
