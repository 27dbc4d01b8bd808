"""The answers to a page's REST requests, the same as a server's, as far as they make sense without one."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from railherd.core.problem import Problem
from railherd.local import routes
from railherd.local.house import House
from railherd.local.once import Once
from railherd.local.store import ONCE
from railherd.server.http.statuses import status_of
from railherd.server.store.contract import NotSaved, Unreadable
from railherd.tables.problems import problem_in

JSON, TEXT = "application/json", "text/plain"
NO_SUCH_PAGE, WENT_WRONG = 404, 500

log = logging.getLogger("railherd.local")


class Answer(NamedTuple):
    """A response: its status, the type of its body, and the body."""

    status: int
    type: str
    body: str


async def answer(house: House, method: str, address: str, language: str, body: str = "", key: str = "") -> Answer:
    """Answer a request; what is wrong with it is said in one sentence. One that comes again has the key it had."""
    once = ONCE.set(Once(key) if key and method != "GET" else None)
    try:
        return await _answer(house, method, address, language, body)
    except Problem as problem:
        return _refusal(problem, language)
    except NotSaved:
        return _refusal(Problem("server.not_saved"), language)
    except Unreadable:
        return _refusal(Problem("server.unreadable"), language)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return _refusal(Problem("server.not_understood"), language)
    except Exception:
        log.exception("a request failed")
        return _refusal(Problem("server.went_wrong"), language, WENT_WRONG)
    finally:
        ONCE.reset(once)


async def _answer(house: House, method: str, address: str, language: str, body: str) -> Answer:
    parts = urlsplit(address)
    words = [unquote(word) for word in parts.path.strip("/").split("/")]
    for route in routes.ROUTES:
        found = route.match(method, words)
        if found is None:
            continue
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        given = None if route.body is None else msgspec.json.decode(body or "{}", type=route.body)
        told = await _told(route, routes.Asked(house, language, found, query, given))
        return Answer(200, TEXT, told) if isinstance(told, str) else Answer(200, JSON, _encoded(told))
    return _refusal(Problem("server.no_such_page"), language, NO_SUCH_PAGE)


async def _told(route: routes.Route, asked: routes.Asked) -> Any:
    """Do what is asked; if it was done before, in a house that was lost, tell what came of it."""
    once = ONCE.get()
    table = None if once is None else await asked.house.store.done(once.key)
    if table is None:
        return await route.handler(asked)
    return await route.again(asked if not table else asked._replace(named={"table": table}))


def _refusal(problem: Problem, language: str, status: int | None = None) -> Answer:
    code = status_of(problem.key) if status is None else status
    return Answer(code, JSON, _encoded(problem_in(problem, language)))


def _encoded(told: Any) -> str:
    return msgspec.json.encode(told).decode()
