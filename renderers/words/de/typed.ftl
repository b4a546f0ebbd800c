# Was man für ein Wort, das der Host kennt, schreiben kann, zwischen Strichen. Es muss nicht Wort für Wort übersetzt sein:
# hier steht, was man auf Deutsch schreibt, auch kurz. Groß und klein und die Striche über Buchstaben sind gleich.

# Wo nichts gewünscht oder alles wie üblich ist: Tempo, Stunden, Wartezeiten, Einstellungen eines Servers, Optionen
typed-none = nichts | keins | keine | keiner | ohne
typed-off = aus | nein | kein | frei | falsch
typed-on = an | ja | ein | wahr
typed-never = nie | niemals
typed-always = immer
typed-usual = üblich | normal | gewöhnlich

# Tempo: „2 Züge am Tag“, „Konto 48 Std + 8 Std, Bot“
typed-moves = zug | züge | mal | x
typed-per = pro | am | je
typed-bank = konto
typed-bot = bot | ki

# Zeiten: „4 Std“, „90 Minuten“, „2 Tage“; „19:30 Uhr“
typed-min = min | minute | minuten | m
typed-h = std | stunde | stunden | h | s
typed-day = tag | tage | tagen | t
typed-clock = uhr
typed-am = vormittags | morgens
typed-pm = nachmittags | abends

# Wache Stunden: „Mo-Fr 8-22, So frei“
typed-mon = mo | montag | montags
typed-tue = di | dienstag | dienstags
typed-wed = mi | mittwoch | mittwochs
typed-thu = do | donnerstag | donnerstags
typed-fri = fr | freitag | freitags
typed-sat = sa | samstag | samstags | sonnabend | sonnabends
typed-sun = so | sonntag | sonntags

# Tage ohne mich: „24.12. bis 2.1.“; was sagt, dass man wieder da ist
typed-to = bis
typed-home = da | daheim | zuhause | zurück

# Monate: „24. Dez. bis 2. Januar“
typed-jan = jan | januar | jänner
typed-feb = feb | februar | feber
typed-mar = mär | märz | mrz
typed-apr = apr | april
typed-may = mai
typed-jun = jun | juni | juno
typed-jul = jul | juli
typed-aug = aug | august
typed-sep = sept | september | sep
typed-oct = okt | oktober
typed-nov = nov | november
typed-dec = dez | dezember
