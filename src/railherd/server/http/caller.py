"""Who is asking, and whether he may: cookies, limits and where a request comes from."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from railherd.core.problem import Problem
from railherd.server.accounts.guests import COOKIE, set_cookie
from railherd.server.accounts.rate_limit import RateLimit, address_key
from railherd.server.http.language import client_language
from railherd.server.services import Services
from railherd.tables.entries import Guest

CALLER = "caller"
STRANGER = Guest("", "", (), 0, 0)


class Caller:
    """Whoever sends a request. He is looked up once, when somebody asks."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> None:
        self.language = client_language(connection.headers.get("accept-language"))
        self.address = address_key(connection.client.host if connection.client else "")
        self.cookie: str | None = None  # to be set with the answer
        self._sent = connection.cookies.get(COOKIE)
        self._services = services
        self._guest: Guest | None = None

    async def anyone(self) -> Guest:
        """The guest, or a stranger who has no id."""
        if self._guest is None:
            visit = await self._services.guests.recognise(self._sent)
            if visit is None:
                return STRANGER
            if visit.guest.banned:
                raise Problem("server.banned")
            self._guest, self.cookie = visit.guest, visit.cookie
        return self._guest

    async def known(self) -> str:
        """The guest's id, "" for a stranger."""
        return (await self.anyone()).id

    async def guest(self) -> Guest:
        """The guest; a stranger is told to introduce himself."""
        found = await self.anyone()
        if found is STRANGER:
            raise Problem("server.who_are_you")
        return found

    async def guest_or_new(self, name: str) -> Guest:
        """The guest; a stranger becomes one."""
        found = await self.anyone()
        if found is STRANGER:
            self.limit(self._services.new_guests)
            visit = await self._services.guests.welcome(self.language, name)
            found = self._guest = visit.guest
            self.cookie = visit.cookie
        return found

    def limit(self, rate: RateLimit) -> None:
        """`Problem` if his address asks too often."""
        if not rate.allow(self.address):
            raise Problem("server.too_fast")


TheServices: TypeAlias = NamedDependency[Services]
TheCaller: TypeAlias = NamedDependency[Caller]
"""What a handler declares to be given these."""


def cookie_header(services: Services, cookie: str | None) -> dict[str, str]:
    """The header of an answer that makes a device known for another year, where it needs that."""
    return {} if cookie is None else {"Set-Cookie": set_cookie(cookie, services.settings.is_https)}


def services_of(state: State) -> Services:
    """The server's parts, for a handler that asks for them."""
    services: Services = state.services
    return services


def caller_of(request: Request[Any, Any, Any], services: TheServices) -> Caller:
    """Whoever sends this request; too many from one address are refused. His cookie goes with whatever is answered."""
    caller = request.scope["state"][CALLER] = Caller(request, services)
    caller.limit(services.requests)
    return caller
