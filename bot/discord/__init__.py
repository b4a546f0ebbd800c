"""Discord: commands, buttons, menus and messages; begin reading at `client`."""
