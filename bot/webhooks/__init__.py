"""What the host tells the world beyond Discord: signed web hooks of servers, and a view of public tables as JSON.

Both say only what a spectator of a public table may know, and name nobody who is hidden.
"""
