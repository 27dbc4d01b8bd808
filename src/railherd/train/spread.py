"""Where the lessons of a course are played: on the cores of this machine, or on those of a Ray cluster."""

import importlib
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from railherd.bots.process import begin_worker
from railherd.core.problem import Problem
from railherd.train.course import Spread
from railherd.train.lesson import Lesson, play_lesson
from railherd.train.self_play import Story

RAY = "ray://"
LOCAL_RAY = "ray://local"


@contextmanager
def spread_over(place: str, jobs: int) -> Iterator[Spread]:
    """Give a way to play lessons: in processes of this machine or, by an address of ray://, on a cluster."""
    if place and not place.startswith(RAY):
        raise Problem("cli.train.unknown_place", {"found": place, "known": f"{RAY}HOST:PORT, {LOCAL_RAY}"})
    with _ray(place, jobs) if place else _processes(jobs) as spread:
        yield spread


@contextmanager
def _processes(jobs: int) -> Iterator[Spread]:
    workers = jobs or os.cpu_count() or 1
    # Spawned, not forked: a worker must not inherit threads or open files of the program that asks.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=begin_worker)

    def spread(lessons: list[Lesson]) -> Iterator[list[Story]]:
        yield from pool.map(play_lesson, lessons)

    try:
        yield spread
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _ray(place: str, jobs: int) -> Iterator[Spread]:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise Problem("cli.train.no_ray") from None
    if place == LOCAL_RAY:
        ray.init(num_cpus=jobs or os.cpu_count() or 1, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=place, log_to_driver=False)
    play = ray.remote(play_lesson)

    def spread(lessons: list[Lesson]) -> Iterator[list[Story]]:
        for told in [play.remote(lesson) for lesson in lessons]:
            yield ray.get(told)

    try:
        yield spread
    finally:
        ray.shutdown()
