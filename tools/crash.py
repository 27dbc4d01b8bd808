"""Kill a server again and again while people play there, and see whether anything is lost.

    python tools/crash.py --kills 100 --tables 4 --games last_spike,gwt

Prints one line of figures. Exit code 1 if a choice was lost or doubled, or anything else is wrong.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Play, kill the server, compare the tables and print the figures."""
    parser = argparse.ArgumentParser(description="Kill a server while people play there.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=4, help="at a time")
    parser.add_argument("--games", default="last_spike,gwt", help="separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from tests.server.helpers.crash_run import crash

    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-crash-") as folder:
        outcome = crash(Path(folder), given.games.split(","), given.tables, given.kills, given.seed)
    print(f"{outcome.line()} · {(time.monotonic() - begun) / 60:.1f} min")
    for trouble in outcome.troubles:
        print(trouble)
    return 0 if outcome.lost == outcome.doubled == 0 and not outcome.troubles else 1


if __name__ == "__main__":
    sys.exit(main())
