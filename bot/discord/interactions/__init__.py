"""Presses, menus, forms and commands: taken once, carried out, answered."""
