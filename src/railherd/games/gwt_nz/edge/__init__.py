"""What people and programs see of Great Western Trail: New Zealand."""
