"""The figures of Last Spike: data files, their checks, and the numbers that the rules look up."""
