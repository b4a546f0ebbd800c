"""The process that writes an SQLite file: receives units of work, commits them in batches, and reports the outcomes.

It is a separate process because only one thread of a Python process runs at a time: a writer thread would take a third
of the event loop's time. It knows only SQL and values, and imports nothing of the host.
"""
