"""S4-9.1, S3-9.4 What is remembered to the end of a Segment: who has moved."""

from __future__ import annotations

from .position import Position


def mark_general(s: Position, general: int) -> None:
    if general not in s.moved_generals:
        s.moved_generals.append(general)


def mark_royal(s: Position, royal: int) -> None:
    if royal not in s.moved_royals:
        s.moved_royals.append(royal)
