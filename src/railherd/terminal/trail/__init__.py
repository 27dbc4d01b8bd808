"""What the tables of trail games share: marks, blocks of text, the trail as a ribbon."""
