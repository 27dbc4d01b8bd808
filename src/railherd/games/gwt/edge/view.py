"""What one seat may see of a game of Great Western Trail."""

from railherd.core.contract import Json, Names
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.games.gwt.rules.scoring import achievements, counted_by_masters, lines_with, score_lines
from railherd.games.gwt.state import State
from railherd.kit.edge.prospects_view import deliveries_view, herd_view
from railherd.kit.edge.public_score import counted_cards, objectives_view
from railherd.kit.edge.view import named_mask, player_view, station_view, table_view, trail_view
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.row_market import COLUMNS


def open_view(s: State, names: Names) -> Json:
    """Return all that lies open."""
    return {
        **table_view(s, names),
        "jobs": _jobs(s, names),
        "stations": {name: station_view(s, names, station) for station, name in enumerate(names["station"])},
        "rail": {name: _engines(s, position) for position, name in enumerate(names["position"])},
    }


def own_view(s: State, names: Names, seat: int | None) -> Json:
    """Return the trail as a seat may go it, its own hand, and what everybody can work out of the others."""
    players = [_player(s, names, player, seat) for player in range(s.seats)]
    return {**trail_view(s, names, seat), "players": players}


def _jobs(s: State, names: Names) -> Json:
    rows: Json = {}
    for row in range(s.figures.job_rows):
        for kind, name in enumerate(WORKERS):
            places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
            rows[f"{row + 1}-{name}"] = places.count(kind)
    return rows


def _engines(s: State, position: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.players[seat].engine == position]


def _player(s: State, names: Names, seat: int, viewer: int | None) -> Json:
    player, cards = s.players[seat], counted_cards(s, seat)
    have = achievements(s, seat, cards)
    points = lines_with(s, seat, cards, have)
    return {
        **player_view(s, names, seat, viewer),
        "engine": names["position"][player.engine],
        "masters": named_mask(names["master"], player.masters),
        "tepees": {"green": player.tepees[0], "blue": player.tepees[1]},
        **objectives_view(s, names, seat, seat == viewer, have, counted_by_masters(s, seat)),
        "herd": herd_view(s, names, seat, master_certificates(s, seat)) if seat == viewer or s.over() else None,
        "deliveries": deliveries_view(s, names, seat) if seat == viewer else None,
        "points": points,
        "score": sum(score_lines(s, seat)) if s.over() else None,
    }
