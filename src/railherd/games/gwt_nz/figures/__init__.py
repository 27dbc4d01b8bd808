"""The figures of Great Western Trail: New Zealand: data files, their checks, and the numbers that the rules look up."""
