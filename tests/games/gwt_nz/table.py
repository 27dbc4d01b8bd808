"""A table of New Zealand laid out in one line, and short ways to read what happens at it.

`table(at="n_e", money=5, hand="merino lincoln*2", trail="a1=0-2 rock1=rockfall_green_2")` is seat 0 in phase B at
building E. What a test does not mention is plain and the same in every test:

- the trail is empty but for the neutral buildings; the market of bonus tiles, foresight, sheep market, open objectives
  and harbourmasters are those of a new game with seed 1; the job market is empty; the slots have sets 1, 4, 5 and 10;
- every runholder is at the start with nothing in hand, its whole first herd face down, its start money, no gold and no
  exchange token, and its first disc is on space 0 of the pathfinder track.

Everything then adds up by itself: tiles come out of the stacks, cards out of theirs, private buildings off their
owner's board, discs and storehouses off the player board.

Arguments about players are a value for seat 0 alone, or a list for the seats in order that may stop early and holds
None for what is not said: `money=5`, `money=[None, 0]`. Lists of things are words: `"merino*2 lincoln"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from railherd.core.playing import replay
from railherd.core.playing.match import Match
from tests.games.gwt_nz.stock import GAME, Stock, T, storehouses
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

HERD = words("shropshire*5 southdown*3 english_leicester*3 merino*3")
SLOTS = "set_1 set_4 set_5 set_10"
BEGINNINGS = ("place", "start_path", "travel", "fork", "use", "pause", "reveal", "spend", "deliver", "foresight")

__all__ = [
    "anytime", "cards", "deal", "decision", "money", "new", "offered", "play", "player", "refused", "story", "table",
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
    deck_top: Words = None,
    discards: Words = None,
    known: Words = None,
    blind: Words = None,
    gained: Words = None,
    workers: Words = None,
    jokers: Words = None,
    certificates: Numbers = None,
    gold: Numbers = None,
    tokens: Numbers = None,
    path: Numbers = None,
    step_tile: Numbers = None,
    no_fees: Numbers = None,
    ship: Words = None,
    cleared: Words = None,
    stations: Words = None,
    cities: Words = None,
    depots: Words = None,
    stores: Words = None,
    hazards: Words = None,
    bonuses: Words = None,
    objectives: Words = None,
    masters: Words = None,
    harbour_masters: str | None = None,
    market: str | None = None,
    market_stack: str | None = None,
    shown: str | None = None,
    objective_stack: str | None = None,
    columns: str = "",
    jobs: str | None = None,
    foresight: str | None = None,
    stacks: Sequence[str] | None = None,
    slots: str = SLOTS,
    stock: str = "",
    flipped: bool = False,
    marker: int | None = None,
    turn: int = 9,
    asked: int = 0,
    at: str | None = None,
    pending: Json | Sequence[Json] | None = None,
    seed: int = 1,
) -> Match:
    """Return a match in this position.

    sides            faces of private buildings that are not "a": "8b 1b"
    trail            "a1=0-2 n_a=b rock1=rockfall_black_2": private building 2 of seat 0, a neutral building moved
    place            "-" before the first turn
    gone             numbers of private buildings that are neither on the trail nor on the board: "1 2"
    deck             face down; said or not, it is all there is: sheep named nowhere is out of the game if said
    workers          hired ones, beside the printed one of each row and without jokers: "shepherd*2 shearer"
    jokers           "shearer*2 sailor": jokers to the right of the other workers of these rows
    path             the space of the pathfinder disc, -1 before the first turn; the step tile follows from it
    cleared          disc spaces without disc; discs that lie nowhere else go to post 0, and if posts, harbours and
                     the track have more discs than were said, the first disc spaces of the board are cleared too
    cities, stations "t9 t21*2", "medium_1": where discs lie
    depots, stores   "small_1 large_2" harbours with a storehouse, "2 0 1 0 0" storehouses of each pair that are gone
    masters          tiles a seat has; a shepherd was posted for each
    harbour_masters  the tiles at the five medium harbours, "-" for none
    columns          rows of the job market with a worker, from 1 on top: "sailor:1,3 shearer:1"
    jobs             the market of bonus tiles row by row, "-" for one taken: as many spaces are filled
    foresight        four tiles, "-" for none
    stacks           what is left of the two stacks; the rest leaves the game
    slots            the four sets of bonus cards
    stock            how many cards some stacks and slots have left: "romney=0 compass=2"; the others leave the game
    at               the asked seat stands there and has begun phase B (in Wellington: has arrived)
    pending          the decisions that wait, uppermost last: instead of `travel` or phase B, or on top of it
    """
    fresh = fresh_position(GAME, seats)
    faces = [next((face for face in words(sides) if face[:-1] == str(n)), f"{n}a") for n in range(1, 11)]
    tiles = {**{space: tile for space, tile in fresh["trail"].items() if space.startswith("n_")}, **pairs(trail)}
    box = Stock(fresh, words(slots))
    box.take([tile for tile in tiles.values() if tile in GAME.names["supply"]])

    said = {
        "gone": gone, "money": money, "place": place, "hand": hand, "deck": deck, "discards": discards,
        "known": known, "blind": blind, "gained": gained, "workers": workers, "jokers": jokers,
        "certificates": certificates, "gold": gold, "tokens": tokens, "path": path, "step_tile": step_tile,
        "no_fees": no_fees, "ship": ship, "cleared": cleared, "stations": stations, "cities": cities, "depots": depots,
        "stores": stores, "hazards": hazards, "bonuses": bonuses, "objectives": objectives, "masters": masters,
        "deck_top": deck_top,
    }  # fmt: skip
    players = []
    for seat in range(seats):
        built = [tile.split("-")[1] for tile in tiles.values() if tile.startswith(f"{seat}-")]
        own = {key: value_of(value, seat) for key, value in said.items()}
        players.append(_player(box, own, built, fresh["players"][seat]))
    if at is not None:
        players[asked]["place"] = at
    held = [master for player in players for master in player["masters"]]
    beside = [None if tile == "-" else tile for tile in words(harbour_masters or " ".join(fresh["masters"]))]
    posted = ["shepherd" if tile in held or tile is None else None for tile in beside]
    lined = {
        kind: [int(row) for row in given.split(",")]
        for kind, _, given in (word.partition(":") for word in columns.split())
    }
    box.take([worker for worker in posted if worker])
    box.take([worker for worker, lines in lined.items() for _ in lines])
    offered_tiles = _bonus_tiles(box, fresh, jobs, marker, seats)
    for name, left in pairs(stock).items():
        box.keep(name, int(left))

    return replay.from_position(
        GAME,
        {
            **{key: fresh[key] for key in ("game", "rules", "seats")},
            "options": {"neutral": "printed", "sides": "random" if sides else "a"},
            "turn": turn,
            "marker": marker,
            "faces": faces,
            "flipped": flipped,
            "trail": tiles,
            "masters": [None if tile in held else tile for tile in beside],
            "posted": posted,
            "columns": {worker: list(lined.get(worker, [])) for worker in T.lists.workers},
            "jobs": rows(GAME, offered_tiles, seats),
            "jobs_filled": len(offered_tiles),
            "slots": words(slots),
            "players": players,
            "pending": _pending(pending, _base(asked, at, tiles)),
            **box.market(market, market_stack),
            **box.display(shown, objective_stack),
            **box.supply(foresight, stacks),
            "stock": box.left,
            "removed": box.removed,
        },
        seed,
        [],
    )


def _player(stock: Stock, own: Json, built: list[str], fresh: Json) -> Json:
    """Return a seat's part of the position: the given values, else those that the module says."""
    named = {key: words(value or "") for key, value in own.items() if not isinstance(value, int)}
    hired, jokers = Counter(named["workers"]), Counter(named["jokers"])
    stock.take([*hired.elements(), *["joker_worker"] * len(named["jokers"]), *named["hazards"], *named["bonuses"]])
    for card in named["objectives"]:
        stock.take_card(card)
    path = 0 if own["path"] is None else own["path"]
    stores = None if own["stores"] is None else [int(count) for count in named["stores"]]
    return {
        "money": fresh["money"] if own["money"] is None else own["money"],
        "place": None if own["place"] == "-" else own["place"] or "start",
        "certificates": own["certificates"] or 0,
        "gold": own["gold"] or 0,
        "tokens": own["tokens"] or 0,
        "path": None if path < 0 else path,
        "step_tile": _step_tile(path, own["no_fees"], stock.fresh["seats"])
        if own["step_tile"] is None
        else own["step_tile"],
        "no_fees": bool(own["no_fees"]),
        "ship": own["ship"] or "sea0",
        "masters": named["masters"],
        "unbuilt": [int(number) for number in GAME.names["private"] if number not in built + named["gone"]],
        "workers": {worker: 1 + hired[worker] + jokers[worker] for worker in T.lists.workers},
        "jokers": {
            worker: [2 + hired[worker] + place for place in range(jokers[worker])] for worker in T.lists.workers
        },
        "hazards": named["hazards"],
        "bonuses": named["bonuses"],
        "objectives": named["objectives"],
        "known": named["known"],
        "blind": named["blind"],
        "gained": named["gained"],
        **place_discs(GAME, named["cleared"], named["stations"], named["cities"], int(path >= 0)),
        **storehouses(named["depots"], stores),
        **_herd(stock, own),
    }


def _step_tile(path: int, no_fees: int | None, seats: int) -> int:
    """Return the step tile of a seat that has come so far: none, its front, or its back."""
    if path < T.path_step_tile[seats]:
        return 0
    return 2 if path >= T.path_choice and not no_fees else 1


def _herd(stock: Stock, own: Json) -> Json:
    """Return hand, deck and discards; cards known to lie on top of the deck are part of it."""
    top = own["deck_top"] or ""
    deck = own["deck"] if not top else f"{own['deck'] or ''} {top}"
    herd = stock.herd(HERD, own["hand"] or "", deck, own["discards"] or "")
    if top:
        herd["deck"] = words(own["deck"] or "")
        herd["deck_top"] = words(top)
    return herd


def _bonus_tiles(stock: Stock, fresh: Json, said: str | None, marker: int | None, seats: int) -> list[str | None]:
    """Return the market of bonus tiles row by row, taken out of the stacks."""
    if said is None and marker is not None:
        return [None] * (T.job_rows * seats)
    if said is None:
        listed = stock.fresh_jobs()
    else:
        listed = [None if tile == "-" else tile for tile in words(said)]
    stock.take([tile for tile in listed if tile])
    return listed


def _pending(said: Json | Sequence[Json] | None, base: list[Json]) -> list[Json]:
    """Return the pending decisions: the given ones on top of those they need below them."""
    listed = [] if said is None else [said] if isinstance(said, dict) else list(said)
    return listed if listed and listed[0]["decision"] in BEGINNINGS else [*base, *listed]


def _base(asked: int, at: str | None, trail: dict[str, str]) -> list[Json]:
    """Return phase A of the asked seat, or phase B where it stands."""
    if at is None:
        return [{"decision": "travel", "seat": asked}]
    if at != "wellington":
        return [using(trail.get(at), asked)]
    return [{"decision": "reveal", "seat": asked, "breeds": 0, "value": 0}]


def new(seats: int = 2, seed: int = 1, dealt: str = "", **options: str) -> Match:
    """Return a new game; `dealt` ("stack_1:flood_green_2 masters:hm3") fixes what the piles deal first."""
    return start(GAME, seats, seed, dealt, options)


def anytime(match: Match, seat: int = 0) -> list[str]:
    """Return what a seat may do at any time."""
    prompt = match.prompt(seat)
    assert prompt is not None
    return [option.text for option in prompt.anytime]


def player(match: Match, seat: int = 0) -> Json:
    """Return a seat's part of the position."""
    found: Json = match.position()["players"][seat]
    return found
