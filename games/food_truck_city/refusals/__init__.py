"""Why a link is not legal: `verbs` asks it for what a player is about to do, `aims` for what it is done to."""
