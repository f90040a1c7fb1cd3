### What I played, and taking it to another device.

## My matches

mine-empty = Nothing played yet
mine-empty-about = Every match you finish will show up here: who played, who won, and each move to replay.
mine-go-on = Not finished yet
mine-more-tables = Show more tables
mine-settling = Older matches are still being gathered. They’ll turn up here bit by bit.
mine-statistics = How you are doing
mine-total = { $played ->
    [one] one match, { $won } won
   *[other] { $played } matches, { $won } won
}
mine-against = Against
mine-people = Friends
mine-won = Won
mine-won-of = { $won } of { $played }
mine-streak = Longest streak
mine-streak-now = { $count } right now
mine-best = Best score
mine-best-none = none yet
mine-best-note = Best scores only count matches with the usual options, so that they can be compared.
mine-matches = All your matches
mine-you-won = You won
mine-shared = You share the win with { $names }
mine-they-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
mine-nobody-won = Nobody won
mine-not-won = Not won
mine-with = with { $names }
mine-bot = { $name } (bot, { $level })
mine-score = Score: { $score }
mine-cleared = Cleared away long ago: only the result was kept.
mine-older = Show older matches

## Another device

devices-title = You on another device
devices-about = Play on as { $name } on your phone, tablet or computer: with your name and colour, your seats at running tables, and all your matches. There is no account and no password; a code that works once is enough.
devices-have-code = I have a code
devices-forget = Forget me on this device
devices-code = Code
devices-code-about = On the other device, scan the picture, open the link, or go to “My matches” and type the code under “I have a code”.
devices-code-link = Link with the code
devices-code-left = Works once, within { $minutes }:{ $seconds } minutes.
devices-code-over = This code is no longer valid.
devices-new-code = Get a new code
devices-code-secret = Anyone who has this code can become you. Keep it to yourself.
devices-qr = QR code of the link
devices-here-only = This address only works on this computer. For devices on your own network, start the shed so that they can find it:
forget-title = Forget you here?
forget-about = This browser will no longer know { $name }: not your name, not your seats, not your matches. It will start over as somebody new.
forget-first = If no other device knows you, there’s no way back. Get a code for one first if you want to keep your matches.
forget-yes = Forget me here
forget-no = Don’t change anything

## With a code

carry-title = I have a code
carry-about = On the device where you have played so far, open “My matches” and choose “Use Cardshed on another device”. Then type the code it shows here.
carry-go-on = Continue
carry-unknown = This code doesn’t work. It may be mistyped, already used or expired. Get a new one on the other device.
carry-too-many = Too many tries. Please wait a minute and try again.
carry-question = Become { $name } on this device?
carry-then = This device will then have { $name }’s name and colour, seats and matches, just like the other one.
carry-behind = What { $name } has played on this device so far stays behind: those seats and matches can’t be reached from here any more.
carry-own-only = Say yes only if you got this code yourself, on a device of your own. Whoever has the other device can see your cards and play for you.
carry-yes = Yes, I am { $name }
carry-no = No, leave everything as it is
carry-same = This device already knows you
carry-same-about = The code is your own: you’re already { $name } here, with all your matches. Use it on the other device.
