"""The kernel: questions, chance, the sequence of play, matches and their records. It knows no game.

Rules import what they need from `asking`, `chance`, `clock`, `events` and `game`; whoever plays, stores or shows a
match needs `match`, `record` and `view`.
"""
