"""Write games and positions down, and read them back."""
