"""The guest who sends a request, their cookie and their rate limit; dependencies of handlers."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from railherd.core.problem import Problem
from railherd.server.accounts.guests import COOKIE, Visit, set_cookie
from railherd.server.accounts.keys import network_name
from railherd.server.accounts.rate_limit import RateLimit, address_key
from railherd.server.accounts.user_agent import describe
from railherd.server.http.language import client_language
from railherd.server.services import Services
from railherd.tables.entries import Guest

CALLER = "caller"
STRANGER = Guest("", "", (), 0, 0)


class Caller:
    """The sender of a request. Their guest is looked up once, when it is needed."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> None:
        self.language = client_language(connection.headers.get("accept-language"))
        self.address = address_key(connection.client.host if connection.client else "")
        self.cookie: str | None = None  # to be set by the response
        self.device = ""  # the id of the guest's device
        self._browser = describe(connection.headers.get("user-agent"))
        self._sent = connection.cookies.get(COOKIE)
        self._services = services
        self._guest: Guest | None = None

    @property
    def network(self) -> str:
        """The name by which the store knows the caller's address."""
        return network_name(self._services.key, self.address)

    async def anyone(self) -> Guest:
        """Return the guest, or `STRANGER`, which has no id."""
        if self._guest is None:
            visit = await self._services.guests.recognise(self._sent, self._browser)
            if visit is None:
                return STRANGER
            if visit.guest.banned:
                raise Problem("server.banned")
            return self._become(visit)
        return self._guest

    async def guest_id(self) -> str:
        """Return the guest's id, "" for a stranger."""
        return (await self.anyone()).id

    async def guest(self) -> Guest:
        """Return the guest; raise `Problem` for a stranger."""
        found = await self.anyone()
        if found is STRANGER:
            raise Problem("server.who_are_you")
        return found

    async def guest_or_new(self, name: str) -> Guest:
        """Return the guest; make a new one for a stranger."""
        found = await self.anyone()
        if found is STRANGER:
            self.require_calm()
            await self.limit_with_others("guests", self._services.new_guests)
            found = self._become(await self._services.guests.welcome(self.language, name, self._browser))
        return found

    async def claim(self, code: str) -> Guest:
        """Sign the caller's device in as the guest of a one-time code; raise `Problem` if it is wrong."""
        await self.limit_with_others("codes", self._services.codes)
        visit = await self._services.guests.claim(code, self._browser)
        if visit.guest.banned:
            raise Problem("server.banned")
        return self._become(visit)

    def _become(self, visit: Visit) -> Guest:
        self._guest, self.cookie, self.device = visit.guest, visit.cookie, visit.device
        return visit.guest

    def require_calm(self) -> None:
        """Raise `Problem` if the server has too much to do to begin something new."""
        self._services.overload.require_calm()

    def limit(self, rate: RateLimit) -> None:
        """Raise `Problem` if the caller's address exceeds a rate limit."""
        if not rate.allow(self.address):
            raise Problem("server.too_fast")

    async def limit_with_others(self, what: str, rate: RateLimit) -> None:
        """Raise `Problem` if the caller's address exceeds a limit that all servers on the same data count together."""
        self.limit(rate)
        if not await self._services.store.company.allow(what, self.network, rate.rate, rate.burst):
            raise Problem("server.too_fast")


TheServices: TypeAlias = NamedDependency[Services]
TheCaller: TypeAlias = NamedDependency[Caller]
"""Types by which handlers declare these dependencies."""


def cookie_header(services: Services, cookie: str | None) -> dict[str, str]:
    """Return the header that sets a cookie, if there is one to set."""
    return {} if cookie is None else {"Set-Cookie": set_cookie(cookie, services.settings.is_https)}


def services_of(state: State) -> Services:
    """Return the server's parts, as a dependency of handlers."""
    services: Services = state.services
    return services


def caller_of(request: Request[Any, Any, Any], services: TheServices) -> Caller:
    """Return the sender of a request, within the rate limit. Their cookie is set on the response."""
    caller = request.scope["state"][CALLER] = Caller(request, services)
    caller.limit(services.requests)
    return caller
