"""Pictures and words of Foodfighters: a view in, an image, its alt text and the text board out."""

from renderers.foodfighters.presenter import PRESENTER

__all__ = ["PRESENTER"]
