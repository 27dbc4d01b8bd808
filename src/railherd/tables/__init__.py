"""A table where people play, as pure code: what happened, who may do what, and who may see what."""
