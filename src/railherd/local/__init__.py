"""Tables that live in the browser of those who play: the server's own code in one process, without a server."""
