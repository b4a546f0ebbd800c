"""A small Discord on loopback: REST v10, gateway and CDN, with all of its state in memory.

It knows nothing of this project's bot. Any client library can be pointed at it, and it is meant to be
as strict as the real service: what passes here must pass there. ``server.Sandbox`` is the service,
``driver.Rig`` plays the people in it.
"""
