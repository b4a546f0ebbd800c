"""Bots: a plan for a company, its prospects, and a search over the coming dinners."""
