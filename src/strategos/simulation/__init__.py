"""Many games between bots, and how fast a game is."""

from .many_games import Plan, Played, Report, plan_of, play_one, seat_names, simulate, spread, summary

__all__ = ["Plan", "Played", "Report", "plan_of", "play_one", "seat_names", "simulate", "spread", "summary"]
