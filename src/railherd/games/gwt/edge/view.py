"""What one seat may see of a game of Great Western Trail."""

from collections.abc import Mapping, Sequence

from railherd.core.contract import Json
from railherd.games.gwt.edge.public_score import objectives_view, points_so_far
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.games.gwt.rules.scoring import score_lines
from railherd.games.gwt.state import State
from railherd.kit.edge.prospects_view import deliveries_view, herd_view
from railherd.kit.edge.view import named_mask, player_view, station_view, table_view
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.row_market import COLUMNS

Names = Mapping[str, Sequence[str]]


def view(s: State, names: Names, seat: int | None) -> Json:
    """Return all that lies open, the seat's own hand, and what everybody can work out of the others."""
    return {
        **table_view(s, names, seat),
        "jobs": _jobs(s, names),
        "stations": {name: station_view(s, names, station) for station, name in enumerate(names["station"])},
        "rail": {name: _engines(s, position) for position, name in enumerate(names["position"])},
        "players": [_player(s, names, player, seat) for player in range(s.seats)],
    }


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
    player = s.players[seat]
    return {
        **player_view(s, names, seat, viewer),
        "engine": names["position"][player.engine],
        "masters": named_mask(names["master"], player.masters),
        "tepees": {"green": player.tepees[0], "blue": player.tepees[1]},
        **objectives_view(s, names, seat, seat == viewer),
        "herd": herd_view(s, names, seat, master_certificates(s, seat)) if seat == viewer or s.over() else None,
        "deliveries": deliveries_view(s, names, seat) if seat == viewer else None,
        "points": points_so_far(s, seat),
        "score": sum(score_lines(s, seat)) if s.over() else None,
    }
