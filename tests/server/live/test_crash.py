"""An acknowledged choice is saved, however often the server is killed."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers.crash_run import crash
from tests.server.helpers.postgres import Cluster


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    outcome = crash(tmp_path, ["last_spike"], tables=4, kills=5, seed=1)
    print(outcome.line())
    assert outcome.troubles == []
    assert (outcome.lost, outcome.doubled) == (0, 0)
    assert outcome.kills == 5
    assert outcome.finished >= 4
    assert outcome.resent > outcome.acknowledged > 150  # all are sent again at the end, some before
    assert outcome.refused > 0
    assert len(outcome.deeds) >= 5, outcome.told_deeds()  # choices are not all that people do


def test_nor_at_three_servers_on_postgresql_which_is_killed_too(tmp_path: Path, postgres: Cluster) -> None:
    outcome = crash(tmp_path, ["last_spike"], tables=4, kills=10, seed=2, cluster=postgres, servers=3)
    print(outcome.line())
    assert outcome.troubles == []
    assert (outcome.lost, outcome.doubled) == (0, 0)
    assert outcome.kills == 10
    assert outcome.finished >= 4
    assert outcome.acknowledged > 100
