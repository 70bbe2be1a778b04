"""Tests of Successors, third edition."""
