"""Discord: commands, buttons, menus and messages. Start reading at `gateway.client`."""
