"""Compiled code that is the same for every game, and finds a game's own functions by its record."""
