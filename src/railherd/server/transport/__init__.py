"""Connections before a request has come: how many, how long, and what is written to them."""
