# What people may type for one word that the host knows, between bars. It need not be translated word by word: list what
# people type in your language, also short forms. Case and accents do not matter. Of two meanings of one word in one
# place the first counts; each place is named below.

# Where nothing is wanted, or all is as usual: paces, hours, waits, settings of a server, options of a table
typed-none = none | nothing
typed-off = off | no | false
typed-on = on | yes | true
typed-never = never
typed-always = always
typed-usual = usual | normal

# Paces: “2 moves a day”, “bank 48 hours + 8 hours, bot”
typed-moves = moves | move | x
typed-per = per | a | each
typed-bank = bank
typed-bot = bot | ai

# Times: “4 h”, “90 minutes”, “2 days”; “7 pm”, “19:30 o'clock”
typed-min = min | mins | minute | minutes | m
typed-h = h | hour | hours | hr | hrs
typed-day = day | days | d
typed-clock = o'clock | oclock
typed-am = am | a.m
typed-pm = pm | p.m

# Waking hours: “mon-fri 8-22, sun off”
typed-mon = mon | monday | mondays | mo
typed-tue = tue | tues | tuesday | tuesdays | tu
typed-wed = wed | weds | wednesday | wednesdays | we
typed-thu = thu | thur | thurs | thursday | thursdays | th
typed-fri = fri | friday | fridays | fr
typed-sat = sat | saturday | saturdays | sa
typed-sun = sun | sunday | sundays | su

# Days away: “24.12. to 2.1.”; what says that one is back
typed-to = to | until | till
typed-home = home | back | here

# Months: “24 Dec to 2 Jan”
typed-jan = jan | january
typed-feb = feb | february
typed-mar = mar | march
typed-apr = apr | april
typed-may = may
typed-jun = jun | june
typed-jul = jul | july
typed-aug = aug | august
typed-sep = sep | sept | september
typed-oct = oct | october
typed-nov = nov | november
typed-dec = dec | december
