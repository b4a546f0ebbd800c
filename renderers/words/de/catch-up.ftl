# Nachlesen, und Tischen anderer folgen.

command-catch-up-about = Was geschehen ist, seit du zuletzt hergesehen hast, und was auf dich wartet
command-table-follow-about = Von einem Tisch hören, ohne mitzuspielen, wie deine Einstellungen es sagen; oder nicht mehr
catch-up-title = **Was seit deinem letzten Blick geschehen ist: { $title }**, Tisch { $table }
catch-up-again = **Nichts Neues. Das hast du zuletzt gelesen: { $title }**, Tisch { $table }
catch-up-nothing = Noch ist nichts geschehen, was du nicht gesehen hast: { $title }, Tisch { $table }.
catch-up-nothing-new = An deinen Tischen ist seit deinem letzten Blick nichts geschehen.
catch-up-lost = **Was du gesehen hattest, wurde zurückgenommen**, von hier an: { $stage }.
catch-up-waits = **Dieser Tisch wartet auf deine Entscheidung.**
catch-up-more = … und noch mehr: `/catch-up` erzählt dann den Rest.
catch-up-closer = Einen genauer ansehen, mit Bild…
catch-up-button = Was ist geschehen?
catch-up-button-all = Was ist geschehen?
table-button-follow = Folgen
table-button-unfollow = Nicht mehr folgen
follow-on = Du folgst Tisch { $table }: Du hörst von ihm, wie deine Einstellungen in `/me` es sagen.
follow-off = Du folgst Tisch { $table } nicht mehr.
tables-plays-here = An Tisch { $table } spielst du mit, also hörst du ohnehin von ihm.
host-call-closed = { $who }, dieser Tisch wartet auf dich. Ich konnte dir nicht schreiben: Deine Direktnachrichten sind geschlossen.
