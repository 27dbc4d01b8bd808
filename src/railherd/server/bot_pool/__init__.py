"""WorkerProcess processes in which bots think."""
