"""The host: Discord, time, disk. It knows titles only through the contract of `games.kernel`."""
