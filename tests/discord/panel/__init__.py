"""The panel of a seat and the typed notation."""
