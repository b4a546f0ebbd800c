"""A local simulation of Discord: REST v10, gateway and CDN on loopback, with all state in memory.

It knows nothing of this project's bot, and any client library can be pointed at it. It is meant to be as strict as the
real service, so that what passes here also passes there. ``server.Sandbox`` is the service; ``driver.Rig`` acts for the
people in it.
"""
