"""The published OpenAPI, tried by schemathesis: whatever is sent, no answer is a 500."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest

from .helpers import Server

schemathesis = pytest.importorskip("schemathesis")


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    server.new("me", "friend")
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@hypothesis.settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(hypothesis.HealthCheck)
)
def test_no_request_breaks_the_server(case: Any) -> None:
    answer = case.call()
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["why"]
