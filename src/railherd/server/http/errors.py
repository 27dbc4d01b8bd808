"""What a handler may answer beside what was asked for, as the OpenAPI document tells it."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from railherd.tables import protocol

REASONS = {
    400: "What was sent cannot be understood, or the game does not know it.",
    401: "Nobody knows who is asking: introduce yourself first.",
    403: "This is for somebody else to do.",
    404: "There is no such thing, or it is not for the one who asks.",
    405: "This address has another method.",
    409: "This is not possible as things stand.",
    413: "This is too long.",
    429: "This is too fast.",
    503: "It could not be saved, and nothing has changed.",
}
REFUSALS = {
    status: ResponseSpec(protocol.Problem, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}
"""Each of them is one sentence, and a key with arguments for whoever wants to say it himself."""

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)
