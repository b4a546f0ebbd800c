"""The seats of bots, and the processes in which bots think."""
