"""Moments of real games for the page's style sheet and tests: what a seat sees and is asked, as the server sends it.

python tools/specimens.py           writes web/src/specimens/<game>/<moment>.json
python tools/specimens.py --check   exit code 1 if they are not up to date
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from railherd.api import new
from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "specimens"
NAMES = ("Ana", "Boris", "Carmen", "Dmitri", "Eva", "Félix")


class Moment(NamedTuple):
    """A moment in a seeded game of greedy bots, seen by the seat that is asked after this many choices; -1 is the end.

    With a decision, the first time after this many choices that it is asked.
    """

    game: str
    name: str
    seats: int
    seed: int
    choices: int
    decision: str = ""


MOMENTS = (
    Moment("last_spike", "start", 4, 11, 0),
    Moment("last_spike", "middle", 4, 11, 40),
    Moment("last_spike", "late", 4, 11, 70),
    Moment("last_spike", "six", 6, 12, 30),
    Moment("last_spike", "sell", 4, 11, 57),
    Moment("last_spike", "spike", 4, 11, 85),
    Moment("last_spike", "end", 4, 11, -1),
    Moment("gwt", "start", 4, 21, 0),
    Moment("gwt", "middle", 4, 21, 400),
    Moment("gwt", "late", 4, 21, 900),
    Moment("gwt", "two", 2, 22, 200),
    Moment("gwt", "end", 4, 21, -1),
    Moment("gwt", "building_space", 4, 21, 29, "build_at"),
    Moment("gwt", "fork", 4, 21, 32, "fork"),
    Moment("gwt", "foresight", 4, 21, 73, "foresight"),
    Moment("gwt", "station", 4, 21, 226, "upgrade"),
    Moment("gwt", "master", 4, 21, 283, "appoint"),
    Moment("gwt", "objective", 4, 21, 313, "take_objective"),
    Moment("gwt", "hazard", 4, 21, 397, "clear"),
    Moment("gwt", "building", 4, 21, 444, "build"),
    Moment("gwt", "offer", 4, 21, 548, "offer"),
    Moment("gwt", "cattle", 4, 21, 602, "buy"),
    Moment("gwt", "engine", 4, 21, 629, "advance"),
    Moment("gwt", "disc", 4, 21, 649, "deliver_disc"),
    Moment("gwt", "travel", 4, 21, 672, "travel"),
    Moment("gwt", "income", 4, 21, 823, "spend"),
    Moment("gwt", "auxiliary", 4, 21, 969, "auxiliary"),
    Moment("gwt", "hire", 4, 21, 996, "hire"),
    Moment("gwt", "discard", 4, 21, 600, "shed"),
    Moment("gwt", "delivery", 4, 21, 500, "deliver"),
    Moment("gwt", "go", 2, 22, 0, "go"),
    Moment("gwt", "slash", 4, 21, 26, "use"),
    Moment("gwt", "location", 4, 21, 14, "use"),
)


def main() -> int:
    """Write the files, or say which are out of date."""
    parser = argparse.ArgumentParser(description="Moments of real games for the page.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = parser.parse_args().check
    old = []
    for moment, text in written():
        path = FOLDER / moment.game / f"{moment.name}.json"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        old.append(path.name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and old:
        print(f"{', '.join(old)}: not up to date, run `make types`.", file=sys.stderr)
    return int(check and bool(old))


def written() -> Iterator[tuple[Moment, str]]:
    """Yield every moment as the page receives it; each game is played once for all of its moments."""
    for game, seats, seed in sorted({(moment.game, moment.seats, moment.seed) for moment in MOMENTS}):
        wanted = [moment for moment in MOMENTS if (moment.game, moment.seats, moment.seed) == (game, seats, seed)]
        for match, before in played(game, seats, seed):
            for moment in [moment for moment in wanted if is_there(moment, match)]:
                wanted.remove(moment)
                yield moment, seen(match, before)
        assert not wanted, f"nobody is ever asked: {wanted}"


def is_there(moment: Moment, match: Match) -> bool:
    """Return whether a game has reached a moment."""
    prompt = None if match.over else match.prompt(match.asked)
    if moment.choices == -1 or prompt is None:
        return match.over and moment.choices == -1
    if moment.decision:
        return len(match.moves) >= moment.choices and prompt.decision == f"{moment.game}.{moment.decision}"
    return len(match.moves) == moment.choices


def seen(match: Match, before: int) -> str:
    """Return what the asked seat sees, with the events since a given number."""
    seat = match.asked if match.asked is not None else 0
    prompt = match.prompt(seat)
    specimen = {
        "seat": seat,
        "view": match.view(seat),
        "prompt": None if prompt is None else asdict(prompt),
        "events": match.events(seat, before),
        "scores": match.scores() if match.over else None,
        "names": list(NAMES[: match.setup.seats]),
    }
    return json.dumps(specimen, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def played(game: str, seats: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a game of greedy bots; yield it at each choice and the end, with the event count one choice before."""
    match = new(game, seats=seats, seed=seed, names=list(NAMES[:seats]))
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    before = 0
    while not match.over:
        yield match, before
        before = match.happened
        seat = match.asked
        assert seat is not None
        match.choose(bots[seat].choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))
    yield match, before


if __name__ == "__main__":
    sys.exit(main())
