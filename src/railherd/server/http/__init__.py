"""Requests and responses: routes, the page, errors and limits."""
