"""The connection to Discord, servers, languages."""
