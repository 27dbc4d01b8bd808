"""Moments of real games for the page's style sheet and tests: what a seat sees and is asked, as the server sends it.

python tools/specimens.py           writes web/src/specimens/<game>/<moment>.json
python tools/specimens.py --check   exit code 1 if they are not up to date
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from railherd.bots.contract import Outlook
from railherd.bots.registry import make_bot
from railherd.core.match import Match
from railherd.doors import new

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "specimens"
NAMES = ("Ana", "Boris", "Carmen", "Dmitri", "Eva", "Félix")


class Moment(NamedTuple):
    """A game of greedy bots from a seed, looked at by the seat that is asked after so many choices; -1 is its end."""

    game: str
    name: str
    seats: int
    seed: int
    choices: int


MOMENTS = (
    Moment("last_spike", "start", 4, 11, 0),
    Moment("last_spike", "middle", 4, 11, 40),
    Moment("last_spike", "late", 4, 11, 70),
    Moment("last_spike", "six", 6, 12, 30),
    Moment("last_spike", "end", 4, 11, -1),
    Moment("gwt", "start", 4, 21, 0),
    Moment("gwt", "middle", 4, 21, 400),
    Moment("gwt", "late", 4, 21, 900),
    Moment("gwt", "two", 2, 22, 200),
    Moment("gwt", "end", 4, 21, -1),
)


def main() -> int:
    """Write the files, or say which are old."""
    parser = argparse.ArgumentParser(description="Moments of real games for the page.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = parser.parse_args().check
    old = []
    for moment in MOMENTS:
        path = FOLDER / moment.game / f"{moment.name}.json"
        text = written(moment)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        old.append(path.name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and old:
        print(f"{', '.join(old)}: not up to date, run `make types`.", file=sys.stderr)
    return int(check and bool(old))


def written(moment: Moment) -> str:
    """A moment as the page gets it."""
    match, before = played(moment)
    seat = match.asked if match.asked is not None else 0
    prompt = match.prompt(seat)
    specimen = {
        "seat": seat,
        "view": match.view(seat),
        "prompt": None if prompt is None else asdict(prompt),
        "events": match.events(seat, before),
        "scores": match.scores() if match.over else None,
        "names": list(NAMES[: moment.seats]),
    }
    return json.dumps(specimen, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def played(moment: Moment) -> tuple[Match, int]:
    """The match at that moment, and how many events it had before the last choice."""
    match = new(moment.game, seats=moment.seats, seed=moment.seed, names=list(NAMES[: moment.seats]))
    bots = [make_bot("greedy", seat) for seat in range(moment.seats)]
    before = 0
    while not match.over and len(match.moves) != moment.choices:
        before = match.happened
        seat = match.asked
        assert seat is not None
        match.choose(bots[seat].choose(Outlook(match.game, match.imagine(seat, len(match.moves)), seat)))
    return match, before


if __name__ == "__main__":
    sys.exit(main())
