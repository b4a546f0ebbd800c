"""Services of features, without Discord."""
