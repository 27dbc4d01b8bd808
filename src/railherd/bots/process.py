"""Set-up of a process in which bots think and nothing else happens."""

import gc

# Measured with four greedy bots of Great Western Trail: 2.4 ms a decision with Python's own thresholds, 1.5 ms with
# these or without any collection. States refer to nothing that refers to them, so that there is little to find.
GC_THRESHOLDS = (100_000, 10, 10)


def tune_gc() -> None:
    """Freeze what is loaded so far and collect garbage rarely.

    Only for processes that belong to bots: others keep their own settings.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
