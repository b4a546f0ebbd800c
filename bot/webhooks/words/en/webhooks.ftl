# Web hooks: another program is told what happens at a server's tables.

command-webhook-about = Tell another program what happens at this server’s public tables
command-webhook-add-about = Notify a URL when a table opens, starts, moves on or ends
command-webhook-add-url = A URL that begins with https://
command-webhook-add-url-name = url
command-webhook-list-about = The webhooks of this server and their status
command-webhook-remove-about = Delete a webhook and its secret
command-webhook-remove-number = Its number, as in the list
command-webhook-remove-number-name = number
command-webhook-test-about = Send a test to a webhook and see its response
command-webhook-test-number = Its number, as in the list
command-webhook-test-number-name = number

webhook-only-manager = Only server managers (Manage Server) can set up webhooks, and only on their server.
webhook-off = Webhooks are turned off for this bot.
webhook-wrong-scheme = The URL must begin with `https://`.
webhook-wrong-form = I can’t call this URL. It needs `https://`, a host and a path, and no user name or password.
webhook-wrong-address = I only call public addresses, and this one does not lead to the public internet.
webhook-too-many = This server already has { $most } webhooks, the maximum. Delete one with `/webhook remove`.
webhook-unknown = This server has no webhook { $number }. `/webhook list` shows them all.

webhook-added =
    Webhook { $number } is ready. This is its secret, which proves to the receiver that a call is genuine:
    `{ $secret }`
    It is shown **only now**. Keep it like a password; if you lose it, delete the webhook and add it again. The webhook gets what any spectator of this server’s public tables may know, never a hand or a plan.
webhook-list = **Webhooks of this server**
webhook-line =
    { $number }. `{ $where }` · { $state }{ $waiting ->
        [0] { "" }
        [one] { " " }· one event waiting
       *[other] { " " }· { $waiting } events waiting
    }
webhook-well = working
webhook-ill = ⚠ last call failed: { $why }
webhook-none = No webhooks here yet. Set one up with `/webhook add`.
webhook-removed = Webhook { $number } and its secret are deleted. I no longer send anything there.
webhook-button-test = Send test
webhook-button-test-of = Test { $number }
webhook-test-heard = Webhook { $number } accepted the test (status { $status }).
webhook-test-failed = Webhook { $number } did not accept the test: { $why }.
webhook-given-up = Webhook { $number } (`{ $where }`) has accepted nothing for a day: { $why }. I dropped the oldest events and keep trying newer ones. Check it with `/webhook test` on the server or delete it with `/webhook remove`.

webhook-why-address = the address does not lead to the public internet
webhook-why-size = the message was too large
webhook-why-slow = no answer within ten seconds
webhook-why-tls = the certificate is not valid
webhook-why-unreachable = it cannot be reached
webhook-why-fault = the call failed
webhook-why-status = it answered with status { $status }
