"""The published OpenAPI, tried by schemathesis: whatever is sent, no answer is a 500."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest

from tests.web.helpers import Server

schemathesis = pytest.importorskip("schemathesis")

EXAMPLES = 25


def test_no_request_breaks_the_server(server: Server) -> None:
    server.new("me", "friend")
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:

        @hypothesis.settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(operation.as_strategy())
        def tried(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["why"], answer.text

        tried()
