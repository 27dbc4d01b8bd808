"""Games that begin late: normal play rarely reaches the big buildings or the last station."""

from __future__ import annotations

from collections.abc import Iterator

from railherd import Match
from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.games.registry import find

BIG = {"p_a1": "0-8", "p_b1": "0-9", "p_c1": "1-8", "p_e1": "1-9"}  # of both seats, beside neutral buildings


def late_games() -> Iterator[Match]:
    """Yield games that begin with plenty of resources."""
    yield from (_late_trail(seed, ["8b", side]) for seed in range(4) for side in ("9a", "9b"))


def _late_trail(seed: int, sides: list[str]) -> Match:
    """Return a game of two rich players near Kansas City, with cowboys and objective cards, far along the railway."""
    game = find("gwt")
    position = replay.start(game, agree(game, 2, None), seed, []).position()
    position["faces"][7:9] = sides
    position["trail"] |= BIG
    position["pending"] = [{"decision": "travel", "seat": 0}]
    for seat, player in enumerate(position["players"]):
        player |= {"money": 100, "place": "n_g", "workers": [3, 1, 1], "engine": str(33 + seat)}
        player["unbuilt"] = [number for number in player["unbuilt"] if f"{seat}-{number}" not in BIG.values()]
        player["hand"].append(position["objective_stack"].pop())
        for _ in range(2):
            position["stacks"][1]["tiles"].remove("cowboy")
    return replay.from_position(game, position, seed, [])
