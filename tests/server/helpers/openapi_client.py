"""Requests made from the OpenAPI document, sent to a running server by guests who may do everything."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as with_seed
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import CheckFunction
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import positive_data_acceptance

import railherd
from railherd.core.components.kept_figures import figures_digest
from railherd.games.registry import find
from railherd.tables import protocol
from railherd.tables.command import Actor
from railherd.tables.plan import Plan
from railherd.tables.seating import Sit
from railherd.tables.state import OVER, STOPPED
from tests.golden.games import NAMES, file_of
from tests.server.helpers.loopback_server import Running, running_elsewhere
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.phased_tables import PHASES, furnish

EXAMPLES = 10  # requests of one operation before the next one follows
PATIENCE = 300.0  # seconds for anything: a busy machine is not the server's fault
SERVER_ERROR = 500
TOO_LARGE = 413

# The phase that an operation needs, where a new table will not do.
LATER = {"record": OVER, "race": OVER, "strip": OVER, "rematch": OVER, "resume": STOPPED}
LIKELY = 0.6  # the share of well-formed values that also make sense; in the first round all do

# A well-formed value can still name a game, a bot or a seat that does not exist.
EXCLUDED: list[CheckFunction] = [positive_data_acceptance]


FINISHED = [file_of(name).read_text(encoding="utf-8") for name in NAMES[::5]]
PLAYED = [[line for line in text.splitlines() if not line.startswith("#")] for text in FINISHED]  # without the story
BROKEN_OFF = ["\n".join(lines[: len(lines) // 2]) for lines in PLAYED]
RECORDS = FINISHED + BROKEN_OFF

AnyCase = Case[Any]


class Asker:
    """Sends all requests that the server offers, valid and invalid."""

    def __init__(self, server: Running, loop: asyncio.AbstractEventLoop, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.statuses: Counter[tuple[str, int]] = Counter()
        self._loop = loop
        self.tables: list[str] = []

    def wait(self, work: Any) -> Any:
        """Run a coroutine on the server's loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def prepare(self) -> None:
        """Create guests with tables in every phase; requests really act on them and use them up."""
        self._guest, self._cookie = self.wait(self.server.guest("Ana"))
        self._other, self._other_cookie = self.wait(self.server.guest("Ben"))
        self.tables = self.wait(furnish(self.server, self._guest, self._other, self.rng))

    def ask(self, case: AnyCase, sensible: bool) -> None:
        """Send a request and check the answer; a sensible one is likely to succeed."""
        who = self.rng.choice([self._cookie] * 3 + [self._other_cookie, "", "railherd=forged"])
        if "table" in case.path_parameters and self.rng.random() < 0.9:
            case.path_parameters["table"] = self.rng.choice(self.tables)
        if sensible:
            who = self._make_sensible(case)
        answer = case.call(base_url=self.server.url, headers={"Cookie": who} if who else {}, timeout=PATIENCE)
        self.statuses[case.operation.label, answer.status_code] += 1
        if answer.status_code != TOO_LARGE:  # the checks do not count it as a refusal
            case.validate_response(answer, excluded_checks=EXCLUDED)
        check_refusal(answer)

    def _make_sensible(self, case: AnyCase) -> str:
        """Fill in values that chance would not find; return the cookie of a guest who may ask."""
        who: str = self._cookie
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = self.rng.randrange(1, 3)
        if "table" in case.path_parameters:
            case.path_parameters["table"], who = self._table_for(case.operation.path)
        if "game" in case.path_parameters:
            game = case.path_parameters["game"] = self.rng.choice(railherd.games())
            case.path_parameters |= {"digest": figures_digest(find(game))} if "digest" in case.path_parameters else {}
        if "device" in case.path_parameters:
            case.path_parameters["device"] = self._another_device()
        if case.operation.path.endswith("/strip") and not case.operation.body:
            case.query = {
                "first": self.rng.randrange(10), "count": self.rng.randrange(1, 5), "seat": self.rng.randrange(2),
            }  # fmt: skip
        if isinstance(case.body, dict):
            likely = self._likely_fields()
            for name in likely.keys() & case.body.keys():
                case.body[name] = likely[name]
        return who

    def _table_for(self, path: str) -> tuple[str, str]:
        """Return a table where an operation makes sense, and the cookie of a guest who may do it."""
        phase = LATER.get(path.rpartition("/")[2])
        if phase is not None:
            first = len(railherd.games()) * PHASES.index(phase)
            return self.rng.choice(self.tables[first : first + len(railherd.games())]), self._cookie
        host, cookie = self.wait(self.server.guest("Cy"))
        plan = Plan("last_spike", ("open", "open", "open", "open"), listed=True)
        live = self.wait(self.server.services.tables.create(host, plan))
        if path.endswith("/remove"):
            for seat in (1, 2):
                self.wait(live.submit(Sit(seat), Actor(self.wait(self.server.guest("Di"))[0])))
        return str(live.id), self._cookie if path.endswith("/sit") else cookie

    def _another_device(self) -> str:
        """Return the id of a new device of the guest."""
        guests = self.server.services.guests
        visit = self.wait(guests.claim(self.wait(guests.give_code(self._guest.id))))
        return str(visit.device)

    def _likely_fields(self) -> dict[str, Any]:
        rng = self.rng
        return {
            "game": rng.choice(railherd.games()),
            "seats": [rng.choice(["open", "invited", "greedy", "random"]) for _ in range(rng.randrange(2, 5))],
            "options": {},
            "own_seats": [{"seat": 0}],
            "name": rng.choice(["Ana", "Zoë", "O'Neil"]),
            "seat": 1,
            "kind": rng.choice(["open", "invited", "bot"]),
            "bot": "greedy",
            "key": "",
            "record": self.rng.choice(RECORDS),
            "at": self.rng.randrange(10),
            "first": self.rng.randrange(10),
            "count": self.rng.randrange(1, 5),
            "code": self.wait(self.server.services.guests.give_code(self._guest.id)),
        }


def check_refusal(answer: Response) -> None:
    """Check that a refusal is one sentence."""
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=protocol.Problem)
        assert problem.text.strip(), problem
        assert problem.key in answer.text


def ask_everything(seed: int, rounds: int) -> Counter[tuple[str, int]]:
    """Send every request this many times; return the number of answers by status, or fail at the first bad one.

    Equal seeds send the same requests, however fast the machine is.
    """
    with running_elsewhere(MemoryStore()) as (server, loop):
        server.lift_limits()
        asker = Asker(server, loop, seed)
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        ways = [(operation, mode) for operation in operations for mode in GenerationMode if _exists(operation, mode)]
        for number, (operation, mode) in enumerate(ways * rounds):
            if number % len(ways) == 0:
                asker.prepare()
            sense = 0.0 if mode is GenerationMode.NEGATIVE else LIKELY if number >= len(ways) else 1.0
            _try(asker, operation.as_strategy(generation_mode=mode), seed + number, sense)
        assert server.failed_requests() == 0
        return asker.statuses


def _exists(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> bool:
    """Return whether there are requests of this mode: where only a name is sent, none is malformed."""
    formed = bool(operation.body) or "{seat}" in operation.path or operation.path.endswith("/strip")
    return mode is GenerationMode.POSITIVE or formed


def _try(asker: Asker, cases: Any, seed: int, sense: float) -> None:
    @with_seed(seed)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases)
    def trial(case: AnyCase) -> None:
        asker.ask(case, sensible=asker.rng.random() < sense)

    trial()
