"""Interactions: presses, menus, forms and commands are admitted once, carried out and answered."""
