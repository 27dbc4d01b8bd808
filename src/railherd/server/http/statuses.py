"""The HTTP status of each refusal, by its key."""

STATUS_OF_KEY = {
    "server.who_are_you": 401, "server.banned": 403, "server.not_host": 403, "server.not_seated": 403,
    "server.admin_only": 403, "server.removed": 403, "server.no_such_table": 404, "server.link_used": 404,
    "server.no_such_guest": 404, "server.no_such_moment": 404, "server.no_such_device": 404, "server.too_fast": 429,
    "server.no_such_figures": 404,
    "server.not_saved": 503, "server.unreadable": 503, "server.busy": 503, "server.not_understood": 400,
    "server.not_kept_file": 400, "server.kept_newer": 400,
    "server.replays_used_up": 429, "server.replays_at_once": 429, "server.replay_too_costly": 400,
    "server.record_over": 400, "server.record_other_figures": 400,
}  # fmt: skip
BAD_REQUEST, CONFLICT = 400, 409


def status_of(key: str) -> int:
    """Return the status of a refusal: what a server refuses is a conflict, what a game refuses a bad request."""
    return STATUS_OF_KEY.get(key, CONFLICT if key.startswith("server.") else BAD_REQUEST)
