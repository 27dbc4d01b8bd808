"""Attack a server over its socket for a long time and say what came of it.

    python tools/fuzz.py --messages 200000
    python tools/fuzz.py --seconds 60 --seed 7

Exit code 1 if anything broke, changed or went unanswered. Equal seeds send the same kinds of messages.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = 200_000


def main() -> int:
    """Run the attack and print the report."""
    parser = argparse.ArgumentParser(description="Bad messages for a server, and what it makes of them.")
    parser.add_argument("--messages", type=int, help=f"how many ({MESSAGES:,} unless --seconds is given)")
    parser.add_argument("--seconds", type=float, help="for how long at most")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # the attack itself is part of the tests
    from tests.server.helpers.attack import fuzz

    messages = MESSAGES if given.messages is None and given.seconds is None else given.messages
    print(f"seed {given.seed}", flush=True)
    report = asyncio.run(fuzz(given.seed, messages, given.seconds))
    print("\n".join(report.lines()))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
