"""Sends the messages of tables: each once, in order, also after a restart."""
