"""The figures that trail games share: their shapes, numbers and names."""
