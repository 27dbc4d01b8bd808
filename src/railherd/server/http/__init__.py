"""Requests and responses: routes, the page and errors."""
