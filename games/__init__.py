"""The rules of the titles, pure and deterministic: no disk, no clock, no network."""
