"""Presentation of titles: a view in, pictures and words out."""
