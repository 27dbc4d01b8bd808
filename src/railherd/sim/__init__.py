"""Series of games between bots, played on all cores, and benchmarks."""
