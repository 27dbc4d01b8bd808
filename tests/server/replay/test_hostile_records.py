"""Records that once froze a server or filled its memory are refused at once, in a sentence."""

from __future__ import annotations

import time

import pytest

from tests.server.helpers.in_process import Server, visit
from tools.attacks.records import hostile_records

RECORDS = hostile_records()
MOST_CPU = 2.0  # seconds for each request, where some took minutes


@pytest.mark.parametrize("name", RECORDS)
def test_a_hostile_record_is_refused_at_once(name: str) -> None:
    async def scene(server: Server) -> None:
        for path in ("/records", "/records/strip", "/records/race", "/records/figures"):
            begun = time.process_time()
            answer = await server.stranger().post(path, {"record": RECORDS[name]})
            assert time.process_time() - begun < MOST_CPU
            assert answer.status == 400
            assert answer.json["text"].endswith(".")

    visit(scene)
