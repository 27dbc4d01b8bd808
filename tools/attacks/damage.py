"""Damage files of a server: every start on them must end in a sentence, and no bad copy of them may be called saved."""

import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from railherd import Problem
from railherd.server.hosting.backup import back_up
from railherd.server.hosting.verify import Damaged, verify
from railherd.server.store.sqlite import NAME
from tests.cli.test_backup import furnish
from tests.server.helpers.damage import STARTED, put_damaged, start
from tools.report import Figure

FILES = 500


def measure(seed: int) -> Iterator[Figure]:
    """Yield a figure of starts and one of copies."""
    rng, outcomes, false_praise, faults = Random(seed), Counter[str](), 0, []
    with tempfile.TemporaryDirectory(prefix="railherd-damage-") as name:
        folder = Path(name)
        furnish(folder)
        sound = (folder / NAME).read_bytes()
        for number in range(FILES):
            put_damaged(folder, sound, rng)
            try:
                outcomes[start(folder)] += 1
                false_praise += _is_falsely_praised(folder, folder / f"copy {number}")
            except Exception:
                faults.append(traceback.format_exc())
    for fault in faults[:5]:
        print(fault)
    told = ", ".join(f"{count} {key}" for key, count in outcomes.most_common())
    yield Figure("starts on damaged files", f"{told}; {len(faults)} tracebacks", "no traceback", not faults)
    found = f"{false_praise} of {outcomes[STARTED]} that still started were copied and called saved though unreadable"
    yield Figure("copies of damaged files", found, "0", not false_praise)


def _is_falsely_praised(folder: Path, copy: Path) -> bool:
    """Return whether a copy is called saved that cannot be read."""
    try:
        back_up(folder, copy, lambda done, total: None)
        verify(copy, lambda done, total: None)
    except Problem:
        return copy.exists()
    except Damaged:
        return True
    copy.unlink()
    return False
