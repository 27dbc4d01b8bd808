"""Guests, their cookies, the server's keys, and rate limits."""
