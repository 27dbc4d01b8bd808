"""Moments of real games for the page's style sheet and tests: what a seat sees and is asked, as the server sends it.

python tools/specimens.py           writes web/src/games/<game>/moments/<moment>.json
python tools/specimens.py --check   exit code 1 if they are not up to date
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from railherd.api import load, new  # noqa: E402
from railherd.core.playing.match import Match  # noqa: E402
from tests.games.profile import Specimen, profiles  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"
RECORDS = ROOT / "tests" / "games"
NAMES = ("Ana", "Boris", "Carmen", "Dmitri", "Eva", "Félix")


def main() -> int:
    """Write the files, or say which are out of date."""
    parser = argparse.ArgumentParser(description="Moments of real games for the page.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = parser.parse_args().check
    old = []
    for game, specimen, text in written():
        path = GAMES / game / "moments" / f"{specimen.name}.json"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        old.append(path.name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and old:
        print(f"{', '.join(old)}: not up to date, run `make types`.", file=sys.stderr)
    return int(check and bool(old))


def written() -> Iterator[tuple[str, Specimen, str]]:
    """Yield every specimen as the page receives it; each game is played once for all of its specimens."""
    for game, profile in profiles().items():
        for seats, seed in sorted({(specimen.seats, specimen.seed) for specimen in profile.specimens}):
            wanted = [specimen for specimen in profile.specimens if (specimen.seats, specimen.seed) == (seats, seed)]
            for match, before in played(game, seats, seed):
                for specimen in [specimen for specimen in wanted if is_there(specimen, match)]:
                    wanted.remove(specimen)
                    yield game, specimen, seen(match, before)
            assert not wanted, f"nobody is ever asked: {wanted}"


def is_there(specimen: Specimen, match: Match) -> bool:
    """Return whether a game has reached the moment of a specimen."""
    prompt = None if match.over else match.prompt(match.asked)
    if specimen.choices == -1 or prompt is None:
        return match.over and specimen.choices == -1
    if specimen.decision:
        asked = prompt.decision == f"{match.game.ID}.{specimen.decision}"
        return len(match.moves) >= specimen.choices and asked
    return len(match.moves) == specimen.choices


def seen(match: Match, before: int) -> str:
    """Return what the asked seat sees, with the events since a given number."""
    seat = match.asked if match.asked is not None else 0
    prompt = match.prompt(seat)
    specimen = {
        "seat": seat,
        "view": match.view(seat),
        "prompt": msgspec.to_builtins(prompt),
        "events": match.events(seat, before),
        "scores": match.scores() if match.over else None,
        "names": [*NAMES[: match.setup.seats], *match.automas],
    }
    return json.dumps(specimen, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def played(game: str, seats: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Play a kept game again; yield it at each choice and the end, with the event count one choice before.

    It was played by bots once, and is kept so that the moments stay as they are when bots learn to play better.
    """
    kept = load((RECORDS / game / "moments" / f"{seats}-{seed}.game").read_text(encoding="utf-8"))
    match = new(game, seats=seats, seed=seed, names=list(NAMES[:seats]))
    before = 0
    for move in kept.moves:
        yield match, before
        before = match.happened
        match.choose(move.text)
    yield match, before


if __name__ == "__main__":
    sys.exit(main())
