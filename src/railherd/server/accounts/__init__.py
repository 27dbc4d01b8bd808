"""Guests, their cookies, the server's keys, and how often anyone may ask."""
