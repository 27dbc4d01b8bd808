"""Websocket connections, and which client watches which table."""
