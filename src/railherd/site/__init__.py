"""A folder of static files that plays without a server: the page, and Python for browsers."""
