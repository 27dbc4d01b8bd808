"""Talk is sent by pages, never whole, and without letters that nobody sees."""

from __future__ import annotations

import pytest

from railherd.tables.talk import TALK_LINES
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import two_at_a_table

LINES = 2 * TALK_LINES + 10
MOST_BYTES = 300_000


def test_a_state_has_the_last_lines_and_earlier_ones_come_when_asked_for() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), (ana, _) = await two_at_a_table(server, talk=True)
        for number in range(LINES):
            await ana.done("say", table=table.id, text=f"line {number}")
        late = await bo.watching(table.id)
        shown = late.state()
        assert [line["text"] for line in shown["talk"]] == [f"line {number}" for number in range(LINES)][-TALK_LINES:]
        assert shown["earlier_talk"]
        said, answer = shown["talk"], shown
        for _ in range(2):
            assert answer["earlier_talk"] if answer is shown else answer["earlier"]
            (answer,) = await late.tell("hear_talk", table=table.id, before=said[0]["seq"])
            assert answer["type"] == "talk"
            said = [*answer["lines"], *said]
        assert not answer["earlier"]
        assert [line["text"] for line in said] == [f"line {number}" for number in range(LINES)]

    visit(scene)


def test_whoever_comes_back_is_told_whether_lines_between_were_left_out() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), (ana, _) = await two_at_a_table(server, talk=True)
        for number in range(LINES):
            await ana.done("say", table=table.id, text=f"line {number}")
        again = await bo.socket()
        (state,) = await again.tell("watch", table=table.id, since=len(table.entries) - 3)
        assert ([line["text"] for line in state["talk"]], state["earlier_talk"]) == (
            [f"line {number}" for number in range(LINES - 3, LINES)], False,
        )  # fmt: skip
        (state,) = await again.tell("watch", table=table.id, since=len(table.entries) - TALK_LINES - 1)
        assert state["earlier_talk"]

    visit(scene)


def test_much_talk_makes_no_large_frame() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), (ana, _) = await two_at_a_table(server, talk=True)
        for _ in range(LINES):
            await ana.done("say", table=table.id, text="\N{COW FACE}" * 500)
        late = await bo.watching(table.id)
        assert len(late.frames[-1]) < MOST_BYTES
        await late.tell("hear_talk", table=table.id, before=len(table.entries))
        assert len(late.frames[-1]) < MOST_BYTES

    visit(scene)


def test_only_whoever_sees_the_table_hears_its_talk() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, _) = await two_at_a_table(server, talk=True)
        await ana.done("say", table=table.id, text="secret")
        eve = await (await server.guest("Eve")).socket()
        assert await eve.refused("hear_talk", table=table.id, before=100) == "server.no_such_table"
        await eve.tell("watch", table=table.id, key=table.link)
        (answer,) = await eve.tell("hear_talk", table=table.id, before=100)
        assert [line["text"] for line in answer["lines"]] == ["secret"]

    visit(scene)


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("  two\n lines\t", "two lines"),
        ("safe\u202egnp.exe", "safegnp.exe"),
        ("\u2066left\u2069 \ufeff\u200bhere", "left here"),
        ("nul\0 esc\x1b[31m", "nul esc[31m"),
        ("\U0001f468\u200d\U0001f33e und e\u0301", "\U0001f468\u200d\U0001f33e und e\u0301"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_nobody_sees_is_not_said(sent: str, shown: str) -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, bo) = await two_at_a_table(server, talk=True)
        await ana.done("say", table=table.id, text=sent)
        assert bo.state()["talk"][-1]["text"] == shown

    visit(scene)


def test_nothing_but_what_nobody_sees_is_nothing() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, _) = await two_at_a_table(server, talk=True)
        assert await ana.refused("say", table=table.id, text="\u202e \0") == "server.nothing_said"

    visit(scene)
