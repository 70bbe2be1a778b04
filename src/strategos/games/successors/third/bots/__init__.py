"""Players of Successors that know the game."""
