"""Tournaments: people sign up, rounds are drawn, tables open by themselves, results are counted."""
