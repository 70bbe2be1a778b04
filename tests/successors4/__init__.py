"""Tests of Successors, fourth edition."""
