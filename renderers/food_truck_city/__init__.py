"""Pictures and words of Food Truck City: a view in, an image, its alt text and the text board out."""

from renderers.food_truck_city.presenter import PRESENTER

__all__ = ["PRESENTER"]
