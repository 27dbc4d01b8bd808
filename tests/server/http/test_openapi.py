"""REST never answers 5xx, follows the OpenAPI document, and refuses bad requests in one sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from railherd.server.http.errors import KEY_OF_STATUS, REASONS
from railherd.server.http.statuses import BAD_REQUEST, CONFLICT, STATUS_OF_KEY
from tests.server.helpers.openapi_client import ask_everything

SEED = 1


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_every_answer_is_as_the_document_tells_it(rounds: int) -> None:
    statuses = ask_everything(SEED, rounds)
    done: Counter[str] = Counter()
    for (operation, status), count in sorted(statuses.items()):
        print(f"{operation:50} {status} {count:6,}")
        done[operation] += count if status < 300 else 0
    print(f"{statuses.total():,} requests, {done.total():,} of them done")
    assert {operation for operation, _ in statuses} == {operation for operation, count in done.items() if count}


def test_the_document_tells_of_every_status_there_is() -> None:
    known = {*STATUS_OF_KEY.values(), *KEY_OF_STATUS, BAD_REQUEST, CONFLICT}
    assert known <= REASONS.keys()
