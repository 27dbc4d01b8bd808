"""Processes that do one job at a time, within limits, for whoever starts them."""
