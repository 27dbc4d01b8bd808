"""Processes that play end with the program that asked for their games, however it ended."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress

ASKING = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import getpid
from time import sleep

from railherd.bots.process import begin_worker

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_worker)
    print(pool.submit(getpid).result(), flush=True)
    pool.submit(sleep, 600)
    sleep(600)
"""


def test_a_worker_ends_when_the_program_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ASKING], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        assert is_running(worker)
        program.kill()
    until = time.monotonic() + 30
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    is_left = is_running(worker)
    with suppress(ProcessLookupError):
        os.kill(worker, 9)
    assert not is_left


def is_running(process: int) -> bool:
    """Return whether a process is there and is not only waiting to be reaped."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
