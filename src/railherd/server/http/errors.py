"""Errors as HTTP responses: a status and one sentence each, also in the OpenAPI document."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import litestar
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from railherd.core.problem import Problem
from railherd.server.http.language import client_language
from railherd.server.http.statuses import status_of
from railherd.server.replay.desk import Refused
from railherd.server.store.contract import NotSaved, Unreadable
from railherd.tables import protocol
from railherd.tables.problems import problem_in

log = logging.getLogger("railherd.server")

REASONS = {
    400: "The request cannot be read, or the game does not allow a value in it.",
    401: "The caller is unknown: introduce yourself first.",
    403: "The caller may not do this.",
    404: "It does not exist, or the caller may not see it.",
    405: "This address does not allow the method.",
    409: "This is not possible in the current state.",
    413: "The request is too long.",
    429: "The caller sends too many requests.",
    503: "The server cannot do this now; nothing has changed. `Retry-After` says when to try again, if known.",
}
REFUSALS = {
    status: ResponseSpec(protocol.Problem, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}
"""The error responses of every route: a sentence, and a key with arguments for clients with their own texts."""

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)

KEY_OF_STATUS = {404: "server.no_such_page", 405: "server.wrong_method", 413: "server.too_long"}
SERVER_ERROR = 500
UNREADABLE = (RecursionError, UnicodeDecodeError)  # raised by the decoder for deeply nested or undecodable bodies


def explain(request: Request[Any, Any, Any], problem: Exception) -> Response[protocol.Problem]:
    """Answer an error with one sentence. Unexpected errors are logged and answered without details."""
    language = client_language(request.headers.get("accept-language"))
    if isinstance(problem, NotSaved):
        problem = Problem("server.not_saved")
    if isinstance(problem, Unreadable):
        problem = Problem("server.unreadable")
    if isinstance(problem, UNREADABLE):
        problem = Problem("server.not_understood")
    if isinstance(problem, Problem):
        return _refusal(problem_in(problem, language))
    if isinstance(problem, Refused):
        return _refusal(problem.problem)
    if isinstance(problem, HTTPException):
        key = KEY_OF_STATUS.get(problem.status_code, "server.not_understood")
        return Response(problem_in(Problem(key), language), status_code=problem.status_code)
    log.error("a request failed", exc_info=problem)
    return Response(problem_in(Problem("server.went_wrong"), language), status_code=SERVER_ERROR)


def _refusal(problem: protocol.Problem) -> Response[protocol.Problem]:
    """Return the answer that refuses something; where it says how many seconds to wait, programs are told as well."""
    headers = {"Retry-After": str(problem.args["seconds"])} if "seconds" in problem.args else {}
    return Response(problem, status_code=status_of(problem.key), headers=headers)
