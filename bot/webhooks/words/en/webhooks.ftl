# Web hooks: another program is told what happens at a server's tables.

command-webhook-about = Have another program told what happens at this server's public tables
command-webhook-add-about = Have an address told when a table is opened, starts, moves on or ends
command-webhook-add-url = Where to: an address that begins with https://
command-webhook-add-url-name = url
command-webhook-list-about = The web hooks of this server and how they do
command-webhook-remove-about = Remove a web hook and its secret
command-webhook-remove-number = Its number, as the list shows it
command-webhook-remove-number-name = number
command-webhook-test-about = Send a web hook a test and see what it answers
command-webhook-test-number = Its number, as the list shows it
command-webhook-test-number-name = number

webhook-only-manager = Web hooks are for those who manage a server (Manage Server), and are set up there.
webhook-off = Whoever runs this bot allows no web hooks.
webhook-wrong-scheme = The address must begin with `https://`.
webhook-wrong-form = This is no address that can be called: `https://`, a host and a path, without a name and password before the host.
webhook-wrong-address = This address does not lead to the public internet. Only public addresses are called.
webhook-too-many = This server has { $most } web hooks already, which is the most. `/webhook remove` makes room.
webhook-unknown = This server has no web hook number { $number }. `/webhook list` shows those it has.

webhook-added =
    Web hook { $number } is set up. This is its secret, by which the receiver knows that a call is true:
    `{ $secret }`
    It is shown **only now**. Keep it like a password; if it is lost, remove the web hook and add it again. It is told what anybody who looks on may know of this server's public tables, never a hand or a plan.
webhook-list = **Web hooks of this server**
webhook-line =
    { $number }. `{ $where }` · { $state }{ $waiting ->
        [0] { "" }
        [one] { " " }· one event waits
       *[other] { " " }· { $waiting } events wait
    }
webhook-well = well
webhook-ill = ⚠ the last call failed: { $why }
webhook-none = This server has no web hook. `/webhook add` sets one up.
webhook-removed = Web hook { $number } is removed, and its secret with it. Nothing more is sent there.
webhook-button-test = Send a test
webhook-button-test-of = Test { $number }
webhook-test-heard = Web hook { $number } has taken the test (status { $status }).
webhook-test-failed = Web hook { $number } has not taken the test: { $why }.
webhook-given-up = Web hook { $number } (`{ $where }`) has taken nothing for a day: { $why }. The oldest events are given up; newer ones are still tried. `/webhook test` on the server shows whether it answers again, and `/webhook remove` ends it.

webhook-why-address = its address does not lead to the public internet
webhook-why-size = what there was to tell was too large
webhook-why-slow = there was no answer within ten seconds
webhook-why-tls = its certificate is not valid
webhook-why-unreachable = it cannot be reached
webhook-why-fault = it could not be called
webhook-why-status = it answered with status { $status }
