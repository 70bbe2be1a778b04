"""Matches in memory: who plays, who watches and what they are shown; bots, odds and stories beside them."""
