"""The sandbox's web page in a real browser."""
