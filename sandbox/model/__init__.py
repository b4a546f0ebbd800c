"""The data model of the simulated Discord: servers, channels, people, messages, and their ids."""
