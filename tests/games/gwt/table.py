"""A table of Great Western Trail laid out in one line, and short ways to read what happens at it.

`table(at="n_b", money=5, hand="dutch_belt jersey*2", trail="p_b1=0-2 h_flood_1=flood_green_2")` is seat 0 in phase B
at building B. What a test does not mention is plain and the same in every test:

- the trail is empty but for the neutral buildings; the job market, foresight, cattle market, open objectives, station
  masters and starting objectives are those of a new game with seed 1;
- every rancher is at the start with nothing in hand, its whole first herd face down, and its start money.

Everything then adds up by itself: tiles come out of the stacks, market cattle and objective cards out of theirs (or
out of what lies open), private buildings off their owner's board.

Arguments about players are a value for seat 0 alone, or a list for the seats in order that may stop early and holds
None for what is not said: `money=5`, `money=[None, 0]`. Lists of things are words: `"jersey*2 guernsey"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from railherd.core.playing import replay
from railherd.core.playing.match import Match
from tests.games.gwt.stock import GAME, Stock
from tests.kit.reading import (
    Json,
    Numbers,
    Words,
    cards,
    deal,
    decision,
    fresh_position,
    money,
    offered,
    pairs,
    play,
    refused,
    start,
    story,
    using,
    value_of,
)
from tests.kit.stock import place_discs, rows, words

HERD = words("jersey*5 dutch_belt*3 black_angus*3 guernsey*3")
BEGINNINGS = ("place", "travel", "fork", "use", "enter", "foresight", "spend", "depart")

__all__ = [
    "GAME", "cards", "deal", "decision", "money", "new", "offered", "play", "player", "refused", "story", "table",
    "using",
]  # fmt: skip


def table(
    seats: int = 2,
    *,
    sides: str = "",
    trail: str = "",
    gone: Words = None,
    money: Numbers = None,
    place: Words = None,
    hand: Words = None,
    deck: Words = None,
    discards: Words = None,
    known: Words = None,
    blind: Words = None,
    workers: Words = None,
    engine: Words = None,
    certificates: Numbers = None,
    cleared: Words = None,
    stations: Words = None,
    cities: Words = None,
    hazards: Words = None,
    tepees: Words = None,
    objectives: Words = None,
    masters: Words = None,
    station_masters: str | None = None,
    market: str | None = None,
    market_stack: str | None = None,
    shown: str | None = None,
    objective_stack: str | None = None,
    jobs: str | None = None,
    foresight: str | None = None,
    stacks: Sequence[str] | None = None,
    marker: int | None = None,
    turn: int = 9,
    asked: int = 0,
    at: str | None = None,
    pending: Json | Sequence[Json] | None = None,
    seed: int = 1,
) -> Match:
    """Return a match in this position.

    sides            faces of private buildings that are not "a": "8b 1b"
    trail            "p_a1=0-2 n_a=b t_6=tepee_blue": private building 2 of seat 0, a neutral building moved, a tepee
    place            "-" before the first turn
    gone             numbers of private buildings that are neither on the trail nor on the board: "1 2"
    deck             face down; said or not, it is all there is: cattle named nowhere is out of the game if said
    workers          hired ones, beside the printed one of each row: "cowboy*2 engineer"
    cleared          disc spaces without disc; discs that lie nowhere else go to Kansas City, and if cities and
                     stations have more discs than were said, the first disc spaces of the board are cleared too
    cities           "topeka kansas_city*2"
    objectives       played ones; a starting objective is added unless one is named
    masters          tiles a seat has; a cowboy was posted for each
    station_masters  the tiles at the first five stations, "-" for none
    jobs             the job market row by row, "-" for hired away; as many spaces have been filled as are named
    foresight        six tiles, "-" for none
    stacks           what is left of the three stacks; the rest leaves the game
    market_stack, objective_stack   what is left of them; the rest leaves the game
    at               the asked seat stands there and has begun phase B (in Kansas City: has arrived)
    pending          the decisions that wait, uppermost last: instead of `travel` or phase B, or on top of it
    """
    fresh = fresh_position(GAME, seats)
    faces = [next((face for face in words(sides) if face[:-1] == str(n)), f"{n}a") for n in range(1, 11)]
    tiles = {**{space: tile for space, tile in fresh["trail"].items() if space[0] == "n"}, **pairs(trail)}
    stock = Stock(GAME, fresh)
    stock.take([tile for tile in tiles.values() if tile in GAME.names["supply"]])

    said = {
        "gone": gone, "money": money, "place": place, "hand": hand, "deck": deck, "discards": discards,
        "known": known, "blind": blind, "workers": workers, "engine": engine, "certificates": certificates,
        "cleared": cleared, "stations": stations, "cities": cities, "hazards": hazards, "tepees": tepees,
        "objectives": objectives, "masters": masters,
    }  # fmt: skip
    players = []
    for seat in range(seats):
        built = [tile.split("-")[1] for tile in tiles.values() if tile.startswith(f"{seat}-")]
        own = {key: value_of(value, seat) for key, value in said.items()}
        players.append(_player(stock, own, built, fresh["players"][seat]))
    if at is not None:
        players[asked]["place"] = at
    held = [master for player in players for master in player["masters"]]
    beside = [None if tile == "-" else tile for tile in words(station_masters or " ".join(fresh["masters"]))]
    posted = ["cowboy" if tile in held else None for tile in beside]
    stock.take([worker for worker in posted if worker])
    jobs = f"-*{12 * seats}" if jobs is None and marker is not None else jobs
    listed = [None if job == "-" else job for job in words(jobs)] if jobs is not None else stock.fresh_jobs()
    stock.take([job for job in listed if job])

    return replay.from_position(
        GAME,
        {
            **{key: fresh[key] for key in ("game", "rules", "seats")},
            "options": {"neutral": "printed", "sides": "random" if sides else "a"},
            "turn": turn,
            "marker": marker,
            "faces": faces,
            "trail": tiles,
            "masters": [None if tile in held else tile for tile in beside],
            "posted": posted,
            "jobs": rows(GAME, listed, seats),
            "jobs_filled": len(listed),
            "players": players,
            "pending": _pending(pending, _base(asked, at, tiles, players[asked]["hand"])),
            **stock.market(market, market_stack),
            **stock.display(shown, objective_stack),
            **stock.supply(foresight, stacks),
            "removed": stock.removed,
        },
        seed,
        [],
    )


def _player(stock: Stock, own: Json, built: list[str], fresh: Json) -> Json:
    """Return a seat's part of the position: the given values, else those of a new game."""
    named = {key: words(value or "") for key, value in own.items() if not isinstance(value, int)}
    hired = Counter(named["workers"])
    stock.take([*hired.elements(), *named["hazards"], *named["tepees"]])
    return {
        "money": fresh["money"] if own["money"] is None else own["money"],
        "place": None if own["place"] == "-" else own["place"] or "start",
        "engine": own["engine"] or "0",
        "certificates": own["certificates"] or 0,
        "masters": named["masters"],
        "unbuilt": [int(number) for number in GAME.names["private"] if number not in built + named["gone"]],
        "workers": {worker: 1 + hired[worker] for worker in GAME.names["worker"]},
        "tepees": {colour: named["tepees"].count(f"tepee_{colour}") for colour in ("green", "blue")},
        "hazards": named["hazards"],
        "objectives": stock.played(named["objectives"], fresh["objectives"]),
        "known": named["known"],
        "blind": named["blind"],
        **place_discs(GAME, named["cleared"], named["stations"], named["cities"], 0),
        **stock.herd(HERD, own["hand"] or "", own["deck"], own["discards"] or ""),
    }


def _pending(said: Json | Sequence[Json] | None, base: Json) -> list[Json]:
    """Return the pending decisions: the given ones on top of those they need below them."""
    listed = [] if said is None else [said] if isinstance(said, dict) else list(said)
    complete = bool(listed) and (listed[0]["decision"] in BEGINNINGS or listed[0].get("ordinary") == 1)
    return listed if complete else [base, *listed]


def _base(asked: int, at: str | None, trail: dict[str, str], hand: list[str]) -> Json:
    """Return phase A of the asked seat, or phase B where it stands."""
    if at is None:
        return {"decision": "travel", "seat": asked}
    if at != "kc":
        return using(trail.get(at), asked)
    if any(card in GAME.names["objective"] for card in hand):
        return {"decision": "enter", "seat": asked}
    return {"decision": "foresight", "seat": asked, "stack": 0}


def new(seats: int = 2, seed: int = 1, dealt: str = "", **options: str) -> Match:
    """Return a new game; `dealt` ("stack_1:flood_green_2 masters:sm3") fixes what the piles deal first."""
    return start(GAME, seats, seed, dealt, options)


def player(match: Match, seat: int = 0) -> Json:
    """Return a seat's part of its own view."""
    seen: Json = match.view(seat)["players"][seat]
    return seen
