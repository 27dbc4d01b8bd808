"""Set-up of processes that play: worker processes of bots, and the server."""

import gc
import os
from multiprocessing import parent_process
from threading import Thread

# Measured with four greedy bots of Great Western Trail: 2.4 ms a decision with Python's own thresholds, 1.5 ms with
# these or without any collection. States refer to nothing that refers to them, so that there is little to find.
GC_THRESHOLDS = (100_000, 10, 10)


def tune_gc(thresholds: tuple[int, int, int] = GC_THRESHOLDS) -> None:
    """Freeze what is loaded so far and collect garbage rarely.

    Only for processes of railherd's own: a program that imports railherd keeps its settings.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*thresholds)


def begin_worker() -> None:
    """Set up a process of a pool: it plays on only as long as the program that asked for its games is there."""
    tune_gc()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
