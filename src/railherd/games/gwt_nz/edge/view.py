"""What one seat may see of a game of New Zealand."""

from railherd.core.contract import Json, Names
from railherd.games.gwt_nz.edge.pieces import open_discards, tracks
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, STOCK, WORKERS
from railherd.games.gwt_nz.rules.permanent import PAIR, permanent_certificates, permanent_wool
from railherd.games.gwt_nz.rules.scoring import achievements, counted_by_masters, lines_with, score_lines
from railherd.games.gwt_nz.sarah.position import view_sarah
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.prospects_view import herd_view, progress_view
from railherd.kit.edge.public_score import Judged, counted_cards, judged_objectives
from railherd.kit.edge.view import (
    cards_view,
    counted,
    named_mask,
    player_view,
    players_view,
    station_view,
    table_view,
    trail_view,
)
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.rules.row_market import COLUMNS


def open_view(s: State, names: Names) -> Json:
    """Return all that lies open."""
    stored = list(enumerate(names["harbour"]))[s.figures.stations :]
    return {
        **table_view(s, names),
        "flipped": s.flipped,
        "sarah": view_sarah(s, names),
        "jobs": _bonus_market(s, names),
        "columns": _job_market(s),
        "stock": {stack: _stack(s, names, number) for number, stack in enumerate(STOCK)},
        "stations": {name: station_view(s, names, station) for station, name in enumerate(names["station"])},
        "harbours": {name: _storehouses(s, harbour) for harbour, name in stored},
        "sea": {name: _ships(s, water) for water, name in enumerate(names["water"])},
        "players": [_player(s, names, seat) for seat in range(s.seats)],
    }


def own_view(s: State, names: Names, seat: int | None, open: Json) -> Json:
    """Return the trail as a seat may go it, and the players with its own hand and what it could do with it."""
    own = [_own_player(s, names, player, seat) for player in range(s.seats)]
    return {**trail_view(s, names, seat, open), "players": players_view(open, own)}


def _bonus_market(s: State, names: Names) -> Json:
    """Return how many of each tile lie in each row, by row and tile."""
    found: Json = {}
    for space, tile in enumerate(s.jobs):
        if tile != EMPTY:
            place = f"{space // COLUMNS + 1}-{names['supply'][tile]}"
            found[place] = found.get(place, 0) + 1
    return found


def _job_market(s: State) -> Json:
    rows = range(s.figures.hire_rows)
    return {f"{row + 1}-{name}": s.columns[kind] >> row & 1 for row in rows for kind, name in enumerate(WORKERS)}


def _storehouses(s: State, harbour: int) -> list[int]:
    return [seat for seat, player in enumerate(s.players) if player.depots >> harbour & 1]


def _ships(s: State, water: int) -> list[int]:
    return [seat for seat, player in enumerate(s.players) if player.ship == water]


def _stack(s: State, names: Names, stack: int) -> Json:
    """Return the card of a stack of the stock, and how many there are left."""
    gold = s.figures.slot_gold[stack - FIRST_SLOT] if stack >= FIRST_SLOT else None
    return {"card": names["card"][s.stock_card(stack)], "left": s.stock[stack], "gold": gold}


def _player(s: State, names: Names, seat: int) -> Json:
    player = s.players[seat]
    return {
        **player_view(s, names, seat),
        **_discards(names, open_discards(s, seat)),
        **(_face_down() if s.is_sarah(seat) and not s.over() else {}),
        **tracks(s, names, seat),
        "stores": {str(pair + 1): placed for pair, placed in enumerate(player.stores)},
        "stores_left": {str(pair + 1): PAIR - placed for pair, placed in enumerate(player.stores)},
        "masters": named_mask(names["master"], player.masters),
        "bonuses": counted([names["supply"][tile] for tile in player.bonuses]),
        "permanent_certificates": permanent_certificates(s, seat),
        "permanent_wool": permanent_wool(s, seat),
        **_points(s, names, seat),
    }


def _face_down() -> Json:
    """Return what is seen of Sarah's cards."""
    return {"cattle": {}, "discards": {}}


def _discards(names: Names, cards: list[int]) -> Json:
    return {"discards": counted([names["card"][card] for card in sorted(cards)])}


def _points(s: State, names: Names, seat: int) -> Json:
    """Return the points of a seat if the game ended now, and what each objective card of its area scores."""
    score = sum(score_lines(s, seat)) if s.over() else None
    if s.is_sarah(seat):
        lines = score_lines(s, seat)
        return {"judged": [], "points": lines, "total": sum(lines), "score": score}
    cards = counted_cards(s, seat)
    have = achievements(s, seat, cards)
    points = lines_with(s, seat, cards, have)
    judged = _judged(s, names, seat, cards, have).shown
    return {"judged": judged, "points": points, "total": sum(points), "score": score}


def _judged(s: State, names: Names, seat: int, cards: list[int], have: list[int]) -> Judged:
    return judged_objectives(s, names, seat, have, counted_by_masters(s, seat, cards))


def _own_player(s: State, names: Names, seat: int, viewer: int | None) -> Json:
    is_open = seat == viewer or s.over()
    turned_up = player_view(s, names, seat) if s.is_sarah(seat) and is_open else None
    return {
        **cards_view(s, names, seat, viewer),
        **({} if turned_up is None else {part: turned_up[part] for part in _face_down()}),
        **(_discards(names, s.players[seat].discards) if seat == viewer else {}),
        "deck_top": [names["card"][card] for card in s.players[seat].deck.known] if is_open else None,
        "herd": herd_view(s, names, seat, permanent_certificates(s, seat)) if is_open else None,
        "progress": _progress(s, names, seat) if seat == viewer and not s.is_sarah(seat) else None,
    }


def _progress(s: State, names: Names, seat: int) -> Json:
    cards = counted_cards(s, seat)
    return progress_view(s, names, seat, _judged(s, names, seat, cards, achievements(s, seat, cards)).left)
