"""What both editions have alike is tried with each."""

from __future__ import annotations

import pytest

from .book import BOOKS, Book


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> Book:
    return BOOKS[request.param]
