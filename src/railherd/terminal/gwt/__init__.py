"""Great Western Trail on a text screen."""
