"""Successors, fourth edition (2020): two to five players."""
