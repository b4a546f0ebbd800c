"""Presses and commands, from arrival to answer."""
