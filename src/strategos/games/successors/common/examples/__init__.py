"""The words of examples that both editions have."""
