"""Activations at the table of the fourth edition."""

from __future__ import annotations

from tests.successors.book import BOOKS

BOOK = BOOKS["successors4"]
named, act, menu, segment = BOOK.named, BOOK.act, BOOK.menu, BOOK.segment
