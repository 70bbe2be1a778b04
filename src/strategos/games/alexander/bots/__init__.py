"""Opponents and commanders of Alexander's campaigns: players, no rules."""
