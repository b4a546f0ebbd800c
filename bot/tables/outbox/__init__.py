"""Sending what the tables have to say: each message once, in order, through restarts."""
