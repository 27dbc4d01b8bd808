"""The figures of Great Western Trail: data files, their checks, and the numbers that the rules look up."""
