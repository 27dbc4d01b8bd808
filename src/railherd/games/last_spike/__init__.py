"""Last Spike (Tom Dalgliesh, 2015): build one railway together, get rich on the land beside it."""
