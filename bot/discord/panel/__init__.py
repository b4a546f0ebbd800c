"""The private "your move" panel and the typed notation: what a seat may choose next."""
