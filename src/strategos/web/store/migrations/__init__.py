"""Migrations of the database; they run by themselves when the server starts."""
