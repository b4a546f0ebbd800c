"""The sandbox, proved with an unmodified Discord client."""
