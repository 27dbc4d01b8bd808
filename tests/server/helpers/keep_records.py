"""Keep today's games for ever: `python -m tests.server.helpers.keep_records` adds what is missing in tests/records.

For each game and rules version these are a plain record, a table played to the end with almost every kind of entry in
its log, one where seats changed hands, one with a clock, one with hints, one with things done beside the turn, and one
that a repair of the rules once stopped; and the figures of each. Existing files never change.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

import railherd
from railherd.games.registry import find
from railherd.server.store.sqlite import SqliteStore
from railherd.tables.entries import Entry, KeptFigures, TableRow
from railherd.tables.standing import TellEased
from tests.server.helpers.friends import FOUR_MINUTES, Friends
from tests.server.helpers.log_entries import entry_of, line_of
from tests.server.helpers.network_client import Client, choose_in_turn

BESIDE = 4
RECORDS = Path(__file__).resolve().parents[2] / "records"


class Log(NamedTuple):
    """A table as the store holds it, with its figures if it was pinned to any."""

    row: TableRow
    entries: list[Entry]
    figures: KeptFigures | None


def read_log(file: Path) -> Log:
    """Read a table from its file: the row, then one entry per line. Its figures lie in a file named by their digest."""
    first, *others = file.read_bytes().splitlines()
    row = msgspec.json.decode(first, type=TableRow)
    kept = figures_file(row.figures).read_bytes() if row.figures else None
    entries = [entry_of(**msgspec.json.decode(line)) for line in others]
    return Log(row, entries, None if kept is None else msgspec.json.decode(kept, type=KeptFigures))


def figures_file(digest: str) -> Path:
    """Return where figures are kept."""
    return RECORDS / f"figures-{digest[:12]}.json"


def played(game: str) -> str:
    """Return the record of a randomly played game."""
    rng, match = Random(1), railherd.new(game, seats=find(game).SEATS.stop - 1, seed=1)
    while not match.over:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(rng.choice(prompt.options).text)
    return match.record()


async def eventful(friends: Friends, game: str) -> str:
    """Return a table where almost every kind of event happens."""
    ana, bo = friends.ana, friends.bo
    async with friends.life():
        table = await gather_slowly(friends, game)
        await bo.do("say", table, text="Here I am.")
        await take_back_and_make_again(friends, table)
        await choose_in_turn(table, ana, bo, times=4)
        await ana.do("ask_rewind", table, count=3)
        await bo.do("answer_rewind", table, yes=True)
        await choose_in_turn(table, ana, bo, times=4)
        await be_away(friends, table)
        await choose_in_turn(table, ana, bo)
        await ana.post(f"/api/tables/{table}/rematch")
    return table


async def gather_slowly(friends: Friends, game: str) -> str:
    """Return a table that Ana arranges in every way before Bo joins by a link."""
    table = str((await friends.ana.create(game, "open", "open"))["table"])
    path = f"/api/tables/{table}"
    await friends.ana.post(f"{path}/seats/1", {"kind": "invited"})
    key = (await friends.ana.post(f"{path}/seats/1/link"))["key"]
    await friends.ana.post(f"{path}/talk", {"on": True})
    await friends.bo.post(f"{path}/sit", {"key": key})
    await friends.ana.watch(table)
    await friends.bo.watch(table)
    return table


async def take_back_and_make_again(friends: Friends, table: str) -> None:
    """Undo and redo the first choice that can be taken back."""
    while True:
        await choose_in_turn(table, friends.ana, friends.bo, times=1)
        asked = friends.asked(table)
        if asked.states[table]["prompt"]["can_undo"]:
            await asked.do("undo", table)
            await asked.do("redo", table)
            return


async def be_away(friends: Friends, table: str) -> None:
    """Let Bo leave, a bot play the seat until Ana is asked, and Bo come back."""
    await friends.replace_bo(table)
    await friends.ana.until_asked(table)
    await friends.bo.connect()
    await friends.bo.watch_on(table)
    await friends.bo.do("seat_from_bot", table)


async def interrupted(friends: Friends, game: str) -> str:
    """Return a table stopped by a choice that no rules allow; it went on without it and was closed later."""
    async with friends.life():
        table = await friends.gather(game)
        seq = await choose_in_turn(table, friends.ana, friends.bo, times=12)
    store = await SqliteStore.open(friends.folder)
    await store.append(entry_of(table, seq + 1, friends.now, "choose", 0, friends.ana.guest, "", {"text": "cheat"}))
    await store.close()
    async with friends.life():
        await friends.ana.post(f"/api/tables/{table}/resume")
        await friends.ana.watch(table)
        await friends.bo.watch(table)
        await choose_in_turn(table, friends.ana, friends.bo, times=6)
        await friends.ana.http.delete(f"/api/tables/{table}")
    return table


async def reseated(friends: Friends, game: str) -> str:
    """Return a table where Bo was removed, came back, was away while Cy had the seat, and took it back."""
    ana, bo, cy = friends.all
    async with friends.life():
        made = await ana.create(game, "open", "open", own_seats=[])
        table, path = str(made["table"]), f"/api/tables/{made['table']}"
        await bo.post(f"{path}/sit", {"seat": 1, "key": made["link"]})
        await ana.post(f"{path}/seats/1/remove", {"kind": "invited"})
        await bo.post(f"{path}/sit", {"key": (await ana.get(f"{path}/invitation?seat=1"))["key"]})
        await ana.post(f"{path}/sit", {"seat": 0})
        await ana.watch(table)
        await bo.watch(table)
        await choose_in_turn(table, ana, bo, times=6)
        await friends.lose_bo()
        await cy.post(f"{path}/sit", {"key": (await ana.post(f"{path}/seats/1/link"))["key"]})
        await cy.watch(table)
        await choose_in_turn(table, ana, cy, times=6)
        await bo.connect()
        await bo.watch_on(table)
        await bo.do("take_seat_back", table, seat=1)
        await choose_in_turn(table, ana, bo, times=6)
        await ana.http.delete(path)
    return table


async def timed(friends: Friends, game: str) -> str:
    """Return a table with a clock, where somebody's time ran out before they went on."""
    async with friends.life() as server:
        table = await friends.gather(game, turn_minutes=2)
        await choose_in_turn(table, friends.ana, friends.bo, times=6)
        friends.now += FOUR_MINUTES
        await server.services.tables.ring()
        await choose_in_turn(table, friends.ana, friends.bo, times=6)
        await friends.ana.http.delete(f"/api/tables/{table}")
    return table


async def hinted(friends: Friends, game: str) -> str:
    """Return a table whose host allowed hints, where somebody had one, and where the server was busy for a while."""
    async with friends.life() as server:
        table = await friends.gather(game)
        await friends.ana.post(f"/api/tables/{table}/hints", {"on": True})
        asked = friends.asked(table)
        await asked.send({"type": "advise", "table": table, "id": asked.new_id(), "hint": True})
        while (await asked.receive())["type"] != "advice":
            pass
        await (await server.services.tables.get(table)).submit(TellEased())
        await choose_in_turn(table, friends.ana, friends.bo, times=12)
        await friends.ana.http.delete(f"/api/tables/{table}")
    return table


async def beside(friends: Friends, game: str) -> str:
    """Return a table where people did things beside the turn, each at another moment, and undid and redid some."""
    async with friends.life():
        table = await friends.gather(game)
        done = 0
        while done < BESIDE:
            await choose_in_turn(table, friends.ana, friends.bo, times=3)
            for client in (friends.ana, friends.bo):
                done += await act_beside(client, table)
        await choose_in_turn(table, friends.ana, friends.bo, times=6)
        await friends.ana.http.delete(f"/api/tables/{table}")
    return table


async def act_beside(client: Client, table: str) -> int:
    """Do the first thing that a client may do beside the turn, with all questions of its own; return how many."""
    done = 0
    while done == 0 or client.states[table]["prompt"]["aside"]:
        prompt = (await client.watch(table))["prompt"]
        offered = prompt["options" if prompt["aside"] else "anytime"]
        if not offered:
            break
        after = client.states[table]["interrupts"]
        await client.do("interrupt", table, choice=offered[0]["text"], after=after)
        await client.watch(table)
        done += 1
    return done


MADE = {
    "table": eventful, "stopped": interrupted, "reseated": reseated, "timed": timed, "hinted": hinted, "beside": beside,
}  # fmt: skip
"""How the log of each kind is made."""


def kinds_of(game: str) -> list[str]:
    """Return the kinds of logs that there are of a game."""
    return [kind for kind in MADE if kind != "beside" or find(game).ANYTIME is not None]


async def keep_table(folder: Path, game: str, kind: str, name: str) -> None:
    """Write the log of a new table, and the record of its game from the server."""
    async with Friends(folder) as friends:
        table = await MADE[kind](friends, game)
        async with friends.life() as server:
            match = (await server.services.tables.get(table)).state.match
            assert match is not None
            (RECORDS / f"{name}.game").write_text(match.record(), encoding="utf-8")
    store = await SqliteStore.open(folder)
    row = await store.table(table)
    assert row is not None
    lines = [msgspec.json.encode(kept) for kept in [row, *map(line_of, await store.entries(table))]]
    figures_file(row.figures).write_bytes(msgspec.json.encode(await store.kept_figures(row.figures)))
    await store.close()
    (RECORDS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")


async def keep(game: str) -> None:
    """Write what is missing of a game at its present rules."""
    name = f"{game}-{find(game).RULES}"
    if not (RECORDS / f"{name}.game").exists():
        (RECORDS / f"{name}.game").write_text(played(game), encoding="utf-8")
    for kind in kinds_of(game):
        if (RECORDS / f"{kind}-{name}.jsonl").exists():
            continue
        with tempfile.TemporaryDirectory() as temporary:
            await keep_table(Path(temporary), game, kind, f"{kind}-{name}")


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for name in railherd.games():
        asyncio.run(keep(name))
