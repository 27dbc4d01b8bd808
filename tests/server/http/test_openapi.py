"""REST never answers 5xx, follows the OpenAPI document, and refuses bad requests in one sentence."""

from __future__ import annotations

from collections import Counter

from railherd.server.http.errors import CONFLICT, GENERIC, REASONS, STATUS, WRONG
from tests.server.helpers.openapi_client import ask_everything

SEED = 1
ROUNDS = 2


def test_every_answer_is_as_the_document_tells_it() -> None:
    statuses = ask_everything(SEED, ROUNDS)
    done: Counter[str] = Counter()
    for (operation, status), count in sorted(statuses.items()):
        print(f"{operation:50} {status} {count:6,}")
        done[operation] += count if status < 300 else 0
    print(f"{statuses.total():,} requests, {done.total():,} of them done")
    assert {operation for operation, _ in statuses} == {operation for operation, count in done.items() if count}


def test_the_document_tells_of_every_status_there_is() -> None:
    known = {*STATUS.values(), *GENERIC, WRONG, CONFLICT}
    assert known <= REASONS.keys()
