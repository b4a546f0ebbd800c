"""Tournaments: who meets whom, and who stands where. Arithmetic on what has been played, without a database."""
