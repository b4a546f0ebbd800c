"""Messages of features in Discord."""
