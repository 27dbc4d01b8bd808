"""The rules of Great Western Trail, one file for each chapter of the rulebook."""
