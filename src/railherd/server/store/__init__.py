"""What the server keeps on disk, behind one small interface."""
