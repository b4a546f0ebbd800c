"""Tests of Soup Stall."""
