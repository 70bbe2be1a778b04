"""Activations at the table of the third edition."""

from __future__ import annotations

from tests.successors.book import BOOKS

BOOK = BOOKS["successors3"]
named, act, menu, segment = BOOK.named, BOOK.act, BOOK.menu, BOOK.segment
