"""No client fills the log."""

from __future__ import annotations

import logging

from railherd.server.logs import LINES_OF_A_KIND, FewOfAKind
from railherd.server.throttle import MINUTE


def test_a_flood_of_one_line_does_not_fill_the_log() -> None:
    now = 0.0
    few = FewOfAKind(lambda: now)

    def logged(count: int, line: int, level: int = logging.ERROR) -> list[logging.LogRecord]:
        records = [logging.LogRecord("x", level, "file.py", line, f"no. {number}", (), None) for number in range(count)]
        return [record for record in records if few.filter(record)]

    assert len(logged(1000, line=1)) == LINES_OF_A_KIND
    assert len(logged(5, line=2)) == 5
    assert len(logged(1000, line=3, level=logging.INFO)) == 1000
    now += MINUTE
    (again,) = logged(1, line=1)
    assert vars(again)["held"] == 1000 - LINES_OF_A_KIND
    assert "held" not in vars(logged(1, line=2)[0])
