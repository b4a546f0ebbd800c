"""Whole games of each title through the real client."""
