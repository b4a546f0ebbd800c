"""The host: Discord, time, disk. It uses titles only through the contract of `games.kernel`."""
