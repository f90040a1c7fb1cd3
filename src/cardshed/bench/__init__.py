"""How fast the games are played, beside the peers that are installed."""
