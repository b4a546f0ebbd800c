"""The project's figures: `python -m bench`. One module for each thing measured, one function for each figure."""
