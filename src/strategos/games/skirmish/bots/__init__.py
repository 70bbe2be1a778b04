"""A heuristic for the teaching game, what its positions are worth, and plans for its turns."""
