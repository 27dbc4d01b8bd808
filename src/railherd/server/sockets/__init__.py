"""The socket: connections, and who watches which table."""
