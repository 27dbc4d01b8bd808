"""Learning of judgements from games that bots play against each other. Needs the extra `train`."""
