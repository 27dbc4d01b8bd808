"""The rules of Last Spike, one file for each chapter of the rulebook."""
