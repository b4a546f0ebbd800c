"""Messages of the host: text, picture and controls, and their delivery."""
