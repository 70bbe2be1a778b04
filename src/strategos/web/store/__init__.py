"""Matches on disk: tables, rows with checksums, the writer, what makes a match of rows again, repair."""
