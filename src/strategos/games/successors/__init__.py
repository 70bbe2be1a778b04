"""Successors: two editions, each a game of its own; what both books say stands in `common`."""
