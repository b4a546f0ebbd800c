"""How titles are shown: a view in, pictures and words out."""
