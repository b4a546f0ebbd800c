# Webhooks: ein anderes Programm erfährt, was an den Tischen eines Servers geschieht.

command-webhook-about = Einem anderen Programm melden, was an den öffentlichen Tischen dieses Servers passiert
command-webhook-add-about = Einer URL melden, wenn ein Tisch öffnet, beginnt, weitergeht oder endet
command-webhook-add-url = Eine URL, die mit https:// beginnt
command-webhook-add-url-name = adresse
command-webhook-list-about = Die Webhooks dieses Servers und ihr Zustand
command-webhook-remove-about = Einen Webhook und sein Geheimnis löschen
command-webhook-remove-number = Seine Nummer, wie in der Liste
command-webhook-remove-number-name = nummer
command-webhook-test-about = Einem Webhook einen Test schicken und die Antwort sehen
command-webhook-test-number = Seine Nummer, wie in der Liste
command-webhook-test-number-name = nummer

webhook-only-manager = Nur wer auf einem Server das Recht „Server verwalten“ hat, kann dort Webhooks einrichten.
webhook-off = Webhooks sind bei diesem Bot abgeschaltet.
webhook-wrong-scheme = Die URL muss mit `https://` beginnen.
webhook-wrong-form = Diese URL kann ich nicht aufrufen. Sie braucht `https://`, einen Host und einen Pfad, aber keinen Benutzernamen und kein Passwort.
webhook-wrong-address = Ich rufe nur öffentliche Adressen auf. Diese führt nicht ins öffentliche Internet.
webhook-too-many = Dieser Server hat schon { $most } Webhooks, mehr gehen nicht. Lösche einen mit `/webhook remove`.
webhook-unknown = Dieser Server hat keinen Webhook { $number }. `/webhook list` zeigt alle.

webhook-added =
    Webhook { $number } ist bereit. Das ist sein Geheimnis; daran erkennt der Empfänger, dass ein Aufruf echt ist:
    `{ $secret }`
    Du siehst es **nur jetzt**. Bewahre es auf wie ein Passwort; verlierst du es, lösche den Webhook und richte ihn neu ein. Er erfährt, was alle Zuschauer der öffentlichen Tische dieses Servers wissen dürfen, aber nie Handkarten oder Pläne.
webhook-list = **Webhooks dieses Servers**
webhook-line =
    { $number }. `{ $where }` · { $state }{ $waiting ->
        [0] { "" }
        [one] { " " }· ein Ereignis wartet
       *[other] { " " }· { $waiting } Ereignisse warten
    }
webhook-well = in Ordnung
webhook-ill = ⚠ letzter Aufruf gescheitert: { $why }
webhook-none = Noch keine Webhooks. Richte mit `/webhook add` einen ein.
webhook-removed = Webhook { $number } und sein Geheimnis sind gelöscht. Dorthin schicke ich nichts mehr.
webhook-button-test = Test schicken
webhook-button-test-of = { $number } testen
webhook-test-heard = Webhook { $number } hat den Test angenommen (Status { $status }).
webhook-test-failed = Webhook { $number } hat den Test nicht angenommen: { $why }.
webhook-given-up = Webhook { $number } (`{ $where }`) hat seit einem Tag nichts angenommen: { $why }. Die ältesten Ereignisse habe ich verworfen, die neueren versuche ich weiter zuzustellen. Prüfe ihn mit `/webhook test` auf dem Server oder lösche ihn mit `/webhook remove`.

webhook-why-address = die Adresse führt nicht ins öffentliche Internet
webhook-why-size = die Nachricht war zu groß
webhook-why-slow = keine Antwort innerhalb von zehn Sekunden
webhook-why-tls = das Zertifikat ist ungültig
webhook-why-unreachable = der Empfänger ist nicht zu erreichen
webhook-why-fault = der Aufruf ist fehlgeschlagen
webhook-why-status = der Empfänger hat mit Status { $status } geantwortet
