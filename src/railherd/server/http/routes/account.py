"""REST: the games and bots that can be played here, and the caller's account."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Router
from litestar.params import FromPath, JSONBody

from railherd import COMPILED
from railherd.bots.registry import bots
from railherd.core.problem import Problem
from railherd.games.registry import find, games
from railherd.server.accounts.guests import device_id
from railherd.server.http import payloads
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import delete, get, post
from railherd.tables.plan import CLOCKS


@get("/catalogue", sync_to_thread=False)
def catalogue() -> payloads.Catalogue:
    """List the games and bots that can be played here."""
    offered = [payloads.game_info(find(name)) for name in games()]
    return payloads.Catalogue(offered, bots(), list(CLOCKS), version("railherd"), COMPILED)


@get("/me")
async def who_am_i(caller: TheCaller) -> payloads.Me:
    """Return the caller's guest id and name."""
    guest = await caller.guest()
    return payloads.Me(guest.id, guest.name)


@post("/me", status_code=200)
async def introduce(caller: TheCaller, services: TheServices, data: JSONBody[payloads.Introduction]) -> payloads.Me:
    """Register the caller as a guest, or change their name."""
    guest = await caller.guest_or_new(data.name or "")
    if data.name and data.name.strip() != guest.name:
        guest = await services.guests.rename(guest.id, data.name)
    return payloads.Me(guest.id, guest.name)


@post("/me/code", status_code=200)
async def code_for_another_device(caller: TheCaller, services: TheServices) -> payloads.NewCode:
    """Make a one-time code by which another device becomes the same guest."""
    return payloads.NewCode(await services.guests.give_code((await caller.guest()).id))


@post("/me/claim", status_code=200)
async def claim(caller: TheCaller, data: JSONBody[payloads.Code]) -> payloads.Me:
    """Sign this device in as the guest of a one-time code."""
    guest = await caller.claim(data.code)
    return payloads.Me(guest.id, guest.name)


@get("/me/devices")
async def devices(caller: TheCaller) -> list[payloads.DeviceInfo]:
    """List the caller's devices, the one used last first."""
    known = reversed((await caller.guest()).devices)
    return [payloads.device_info(device_id(device), device, caller.device) for device in known]


@delete("/me/devices/{device:str}", status_code=200)
async def revoke(caller: TheCaller, services: TheServices, device: FromPath[str]) -> payloads.Me:
    """Sign another device of the caller out, and end its connections."""
    guest = await caller.guest()
    if device == caller.device:
        raise Problem("server.own_device")
    await services.guests.revoke(guest.id, device)
    services.hub.drop_device(guest.id, device)
    return payloads.Me(guest.id, guest.name)


ACCOUNT = Router(
    "/api", route_handlers=[catalogue, who_am_i, introduce, code_for_another_device, claim, devices, revoke]
)
