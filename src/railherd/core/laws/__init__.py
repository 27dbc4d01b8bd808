"""The laws that every game keeps, and their examiner."""
