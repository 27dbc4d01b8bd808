"""What is put into the store is there, in order, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from railherd.server.store.contract import NotSaved, Store
from railherd.tables.entries import Choose, Device, Entry, Say, Sit
from railherd.tables.result import Result
from railherd.tables.state import CLOSED, GATHERING, OVER, PLAYING
from tests.server.helpers.store_samples import SEED, entry, guest, row, run, seqs, standing
from tests.server.store.conftest import Opened


def test_everything_is_there_after_reopening(tmp_path: Path, opened: Opened) -> None:
    table = row(options={"variant": "long", "ü": "–"}, components="[cities]\n", listed=False)
    sit = entry(1, what=Sit("Ánn"), seat=None, guest=None, id="")
    choose = entry(2, what=Choose("lay «a»", [("tiles", "й")]))
    ann = guest(name="Ánn", banned=True)

    async def write() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(table, [sit])
            await store.append(choose)
            await store.save_guest(ann)
            await store.set_meta("key", "value")

    async def read() -> None:
        async with opened(tmp_path) as store:
            assert await store.table("table") == table
            assert await store.entries("table") == [sit, choose]
            assert await store.guest("ann") == ann
            assert await store.meta("key") == "value"

    run(write())
    run(read())


def test_it_is_a_store(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as opened_store:
            store: Store = opened_store  # checked by mypy
            await store.create_table(row(), [])
            kept = await store.table("table")
            assert kept is not None
            assert kept.seed == SEED

    run(main())


def test_what_is_unknown_is_none_or_empty(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            assert await store.table("none") is None
            assert await store.guest("none") is None
            assert await store.meta("none") is None
            assert await store.entry_with_id("none", "none") is None
            assert await store.entries("none") == []
            assert await store.tables(live=True) == []
            assert await store.tables_of("none", 9) == []

    run(main())


def test_entries_come_in_order_and_from_where_one_asks(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [entry(1), entry(2)])
            for seq in range(3, 13):
                await store.append(entry(seq))
            assert await seqs(store) == list(range(1, 13))
            assert [entry.seq for entry in await store.entries("table", since=10)] == [11, 12]

    run(main())


@pytest.mark.parametrize(
    "wrong",
    [
        entry(2, id="another", what=Choose("changed")),
        entry(3, id="choice 2"),
        entry(4),
        entry(1, table="no table"),
        entry(3, what=Choose(cast(str, object()))),
    ],
    ids=["number taken", "choice id taken", "gap", "no such table", "not JSON"],
)
def test_a_wrong_entry_is_refused_and_changes_nothing(tmp_path: Path, opened: Opened, wrong: Entry) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [entry(1), entry(2)])
            with pytest.raises(NotSaved):
                await store.append(wrong, standing(CLOSED))
            assert await store.entries("table") == [entry(1), entry(2)]
            assert await store.tables(live=True) == [row()]
            await store.append(entry(3))
            assert await seqs(store) == [1, 2, 3]

    run(main())


def test_choice_ids_are_unique_at_their_own_table_only_and_none_is_no_id(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row("a"), [entry(1, "a", id="same"), entry(2, "a", id=""), entry(3, "a", id="")])
            await store.create_table(row("b"), [entry(1, "b", id="same")])
            assert await store.entry_with_id("b", "same") == entry(1, "b", id="same")
            assert await store.entry_with_id("a", "") is None

    run(main())


def test_a_table_is_created_with_all_its_entries_or_not_at_all(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            with pytest.raises(NotSaved):
                await store.create_table(row(), [entry(1), entry(1)])
            assert await store.table("table") is None
            await store.create_table(row(), [])
            with pytest.raises(NotSaved):
                await store.create_table(row(seats=5), [])
            assert await store.table("table") == row()

    run(main())


def test_tables_are_listed_newest_first(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            for id, created in [("b", 2), ("c", 3), ("a", 1), ("d", 3)]:
                await store.create_table(row(id, created=created), [])
            assert [table.id for table in await store.tables(live=True)] == ["d", "c", "b", "a"]

    run(main())


def test_what_was_said_is_found_by_pages(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        said = [entry(seq, what=Say("Ánn", f"line {seq}") if seq % 2 else Choose("x")) for seq in range(1, 10)]
        async with opened(tmp_path) as store:
            await store.create_table(row(), said)
            assert [entry.seq for entry in await store.said("table", 9, 3)] == [3, 5, 7]
            assert [entry.seq for entry in await store.said("table", 3, 3)] == [1]
            assert await store.said("table", 1, 3) == await store.said("elsewhere", 9, 3) == []

    run(main())


def test_the_last_entry_can_end_a_table(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row("a"), [])
            await store.create_table(row("b"), [])
            await store.append(entry(1, "a"), standing(CLOSED))
            await store.append(entry(1, "b"))
            assert [table.id for table in await store.tables(live=False)] == ["a"]
            assert [table.id for table in await store.tables(live=True)] == ["b"]
            await store.append(entry(2, "a"), standing(PLAYING))
            assert await store.tables(live=False) == []

    run(main())


def test_how_a_table_stands_is_saved_with_its_entry(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        result = Result([{"seat": 0, "total": 7, "lines": {"cash": 7}}], [0], ["Ann"])
        over = standing(OVER, result=result, asked=None)
        async with opened(tmp_path) as store:
            await store.create_table(row("new"), [entry(1, "new")], standing(GATHERING))
            await store.create_table(row("secret", listed=False), [entry(1, "secret")], standing(GATHERING))
            await store.create_table(row("late"), [])
            await store.create_table(row("bots"), [])
            await store.create_table(row("old"), [])
            await store.append(entry(1, "late"), standing(wake=5000))
            await store.append(entry(1, "bots"), standing(wake=0))
            assert await store.tables_to_wake(4999) == ["bots"]
            assert await store.tables_to_wake(5000) == ["bots", "late"]
            assert await store.tables_to_fold(live=True) == ["old"]
            assert [(table.row.id, table.standing) for table in await store.free_tables(9)] == [
                ("new", standing(GATHERING))
            ]
            await store.append(entry(2, "bots"), over)
            await store.save_standing("old", standing(CLOSED))
            await store.append(entry(2, "new"), standing())
        async with opened(tmp_path) as store:
            assert await store.standing("bots") == over
            assert await store.standing("nowhere") is None
            assert await store.tables_to_wake(9999) == ["late"]
            assert await store.free_tables(9) == []
            assert (await store.tables_to_fold(live=True), await store.tables_to_fold(live=False)) == ([], ["bots"])
            for text in ("as it was", "another"):
                await store.keep_record("bots", text)
            assert (await store.record("bots"), await store.record("late")) == ("as it was", None)
            assert await store.tables_to_fold(live=False) == []
            assert [table.row.id for table in await store.live_tables()] == ["late", "secret", "new"]

    run(main())


def test_tables_of_a_guest_are_those_hosted_or_sat_at(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            sat, said = Sit("Bob"), Say("Bob", "hello")
            await store.create_table(row("hosted", host="bob", created=1), [])
            await store.create_table(row("sat", created=3), [entry(1, "sat", what=sat, guest="bob")])
            await store.create_table(row("both", host="bob", created=2), [entry(1, "both", what=sat, guest="bob")])
            await store.create_table(row("chatted", created=4), [entry(1, "chatted", what=said, guest="bob")])
            assert [table.row.id for table in await store.tables_of("bob", 9)] == ["sat", "both", "hosted"]
            assert [table.row.id for table in await store.tables_of("bob", 2)] == ["sat", "both"]

    run(main())


def test_a_guest_and_a_meta_text_are_replaced(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            for name in ("Ann", "Anna"):
                await store.save_guest(guest(name=name))
                await store.set_meta("name", name)
            assert await store.guest("ann") == guest(name="Anna")
            assert await store.meta("name") == "Anna"

    run(main())


def test_devices_keep_their_order_and_are_replaced_with_their_guest(tmp_path: Path, opened: Opened) -> None:
    before = (Device("c", 3), Device("a", 3), Device("b", 1))  # the clock may stand still or be set back
    after = (Device("a", 3), Device("d", 4))

    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.save_guest(guest("bob", devices=before))
            for devices in (before, after, ()):
                await store.save_guest(guest(devices=devices))
                assert await store.guest("ann") == guest(devices=devices)
            assert await store.guest("bob") == guest("bob", devices=before)
            with pytest.raises(NotSaved):
                await store.save_guest(guest("bob", name="Rob", devices=(Device("a", 1), Device("a", 2))))
            assert await store.guest("bob") == guest("bob", devices=before)

    run(main())


def test_a_code_is_good_once_and_until_it_expires(tmp_path: Path, opened: Opened) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.save_code("good", "ann", expires=100)
            await store.save_code("late", "ann", expires=100)
            assert await store.take_code("unknown", now=0) is None
            taken = await asyncio.gather(*(store.take_code("good", now=99) for _ in range(10)))
            assert (taken.count("ann"), taken.count(None)) == (1, 9)
            assert await store.take_code("late", now=100) is None
            assert await store.take_code("late", now=0) is None

    run(main())
