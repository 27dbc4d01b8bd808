"""Send every request of the OpenAPI document, valid and invalid, for about a minute: none may end in an error."""

import time
import traceback
from collections.abc import Iterator

from tests.server.helpers.openapi_client import ask_everything
from tools.report import Figure

ROUNDS = 8


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of all requests."""
    begun = time.monotonic()
    mark = "no status of 500 or more, every answer as documented"
    try:
        statuses = ask_everything(seed, ROUNDS)
    except AssertionError:
        traceback.print_exc()
        yield Figure("requests by the OpenAPI document", "failed, see above", mark, False)
        return
    bad = sum(count for (_, status), count in statuses.items() if status >= 500)
    found = f"{statuses.total():,} requests, {bad} with a status of 500 or more, {time.monotonic() - begun:.0f} s"
    yield Figure("requests by the OpenAPI document", found, mark, not bad)
