"""The sandbox, tested with an unmodified Discord client."""
