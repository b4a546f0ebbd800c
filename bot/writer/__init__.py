"""The process that writes to an SQLite file: it is sent units as messages, commits them in batches, and says so.

It is a process of its own because Python gives one thread of a process at a time its turn: a writer beside the event
loop would take a third of the loop's time. It knows SQL and values alone, and loads nothing of the host.
"""
