# Webhooks: ein anderes Programm erfährt, was an den Tischen eines Servers geschieht.

command-webhook-about = Ein anderes Programm erfährt, was an öffentlichen Tischen dieses Servers geschieht
command-webhook-add-about = Eine Adresse erfährt, wenn ein Tisch eröffnet wird, beginnt, weitergeht oder endet
command-webhook-add-url = Wohin: eine Adresse, die mit https:// beginnt
command-webhook-add-url-name = adresse
command-webhook-list-about = Die Webhooks dieses Servers und wie es ihnen geht
command-webhook-remove-about = Einen Webhook und sein Geheimnis entfernen
command-webhook-remove-number = Seine Nummer, wie sie in der Liste steht
command-webhook-remove-number-name = nummer
command-webhook-test-about = Einem Webhook eine Probe schicken und sehen, was er antwortet
command-webhook-test-number = Seine Nummer, wie sie in der Liste steht
command-webhook-test-number-name = nummer

webhook-only-manager = Webhooks sind für alle da, die einen Server verwalten (Server verwalten), und werden dort eingerichtet.
webhook-off = Wer diesen Bot betreibt, lässt keine Webhooks zu.
webhook-wrong-scheme = Die Adresse muss mit `https://` beginnen.
webhook-wrong-form = Das ist keine Adresse, die sich aufrufen lässt: `https://`, ein Rechnername und ein Pfad, ohne Namen und Passwort davor.
webhook-wrong-address = Diese Adresse führt nicht ins öffentliche Internet. Nur öffentliche Adressen werden aufgerufen.
webhook-too-many = Dieser Server hat schon { $most } Webhooks, mehr gehen nicht. `/webhook remove` schafft Platz.
webhook-unknown = Dieser Server hat keinen Webhook Nummer { $number }. `/webhook list` zeigt, welche er hat.

webhook-added =
    Webhook { $number } ist eingerichtet. Das ist sein Geheimnis, an dem der Empfänger erkennt, dass ein Aufruf echt ist:
    `{ $secret }`
    Es wird **nur jetzt** gezeigt. Bewahre es auf wie ein Passwort; ist es verloren, entferne den Webhook und richte ihn neu ein. Er erfährt, was alle wissen dürfen, die bei den öffentlichen Tischen dieses Servers zusehen, nie eine Hand oder einen Plan.
webhook-list = **Webhooks dieses Servers**
webhook-line =
    { $number }. `{ $where }` · { $state }{ $waiting ->
        [0] { "" }
        [one] { " " }· ein Ereignis wartet
       *[other] { " " }· { $waiting } Ereignisse warten
    }
webhook-well = in Ordnung
webhook-ill = ⚠ der letzte Aufruf ist gescheitert: { $why }
webhook-none = Dieser Server hat keinen Webhook. `/webhook add` richtet einen ein.
webhook-removed = Webhook { $number } ist entfernt und sein Geheimnis mit ihm. Dorthin wird nichts mehr geschickt.
webhook-button-test = Probe schicken
webhook-button-test-of = { $number } proben
webhook-test-heard = Webhook { $number } hat die Probe angenommen (Status { $status }).
webhook-test-failed = Webhook { $number } hat die Probe nicht angenommen: { $why }.
webhook-given-up = Webhook { $number } (`{ $where }`) hat einen Tag lang nichts angenommen: { $why }. Die ältesten Ereignisse sind aufgegeben, neuere werden weiter versucht. `/webhook test` auf dem Server zeigt, ob er wieder antwortet, `/webhook remove` beendet ihn.

webhook-why-address = seine Adresse führt nicht ins öffentliche Internet
webhook-why-size = was zu sagen war, war zu groß
webhook-why-slow = innerhalb von zehn Sekunden kam keine Antwort
webhook-why-tls = sein Zertifikat ist nicht gültig
webhook-why-unreachable = er ist nicht zu erreichen
webhook-why-fault = er konnte nicht aufgerufen werden
webhook-why-status = er hat mit Status { $status } geantwortet
