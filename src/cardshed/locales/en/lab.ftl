### The words of the lab’s report

## The page

lab-title = { $title } in the lab
lab-title-compare = { $title } in the lab: variants side by side
lab-subtitle = { $games } matches with { $seats } players, played by { $bots }
lab-contents = Questions
lab-short = In short
lab-variant-plain = the game as set
lab-variant-default = The game by its rulebook, with nothing changed.
lab-house = house rule
lab-house-note = This page tries house rules: values that the rulebook does not know. They are marked wherever they appear.
lab-few-note = With fewer than { $few } matches the intervals are rough, those of the cards most of all. Play more before you rely on them.

## Numbers and differences

lab-interval = ({ $low } to { $high })
lab-change = { $value } ({ $low } to { $high })
lab-change-points = { $change } percentage points
lab-change-first = the yardstick
lab-change-none = no difference can be told
lab-compared = { $measure }, compared with { $first }: { $changes }.
lab-compared-one = { $variant } { $change }
lab-compared-rest = { $measure }: for { $names } no difference can be told.
lab-from = { $value } and more

lab-measure-minutes = Minutes a match
lab-measure-decisions = Decisions a match
lab-measure-turns = Turns a match
lab-measure-rounds = Rounds a match
lab-measure-first = Matches won by whoever begins
lab-measure-lead-changes = Changes of the lead a match
lab-measure-comebacks = Matches with a comeback
lab-measure-shared = Matches with shared wins
lab-measure-unwon = Matches without a winner
lab-measure-blocked = Matches with a blocked round
lab-measure-luck = Share of luck against { $weak }

lab-unit-share = per cent of matches
lab-unit-decisions = decisions a match
lab-unit-turns = turns a match
lab-unit-rounds = rounds a match
lab-unit-minutes = minutes a match
lab-unit-luck = per cent luck
lab-unit-times = times a match
lab-unit-points = points
lab-unit-lead-changes = changes of the lead a match
lab-unit-settled = share of the match’s turns after which the lead stays
lab-unit-change = change, { $unit }
lab-unit-change-share = change in percentage points

lab-head-variant = variant
lab-head-option = option
lab-head-mean = average (95% interval)
lab-head-change = change (95% interval)
lab-head-change-points = change in percentage points (95% interval)
lab-head-per-match = measured in
lab-head-half = middle half
lab-head-nine = nine in ten
lab-head-most = longest
lab-head-values = value
lab-head-interval = 95% interval
lab-head-place = place
lab-head-wins = wins (95% interval)
lab-head-seats = won from
lab-head-deals = deals (95% interval)
lab-head-card = card, and how often dealt
lab-head-worth = worth (95% interval)
lab-head-rule = rule
lab-head-times = times a match (95% interval)
lab-head-matches = share of matches

lab-axis-share = share of matches
lab-axis-share-players = share of these players
lab-axis-worth = change of the chance to win, percentage points
lab-plot-middle = half are at most { $value }
lab-plot-name = Histogram, { $what }: the middle half lies between { $low } and { $high }, the middle is { $middle }.
lab-plot-numbers = The numbers of this plot
lab-plot-open = The last bar also holds everything beyond it.

## Length

lab-length = How long is a match?
lab-length-half = Half of all matches take between { $low } and { $high } decisions.
lab-length-same = At least half of all matches take exactly { $value } decisions.
lab-length-mean = The average is { $mean } decisions, or { $minutes } minutes at a human pace.
lab-length-tail = One match in twenty takes more than { $long } decisions; the longest took { $largest }.
lab-length-more = Turns and rounds
lab-pace = Minutes are reckoned with { $pace } seconds for a move and { $dealing } seconds for dealing a round.

## Who begins

lab-order = Does it matter who begins?
lab-order-match = Whoever begins wins { $share } of the matches; a fair share is { $fair }.
lab-order-helps = Beginning helps.
lab-order-hurts = Beginning is a disadvantage.
lab-order-even = No difference from a fair share can be told.
lab-order-round = Of the first rounds alone, whoever begins wins { $share }.
lab-order-helps-short = Whoever begins wins more often than the others.
lab-order-hurts-short = Whoever begins wins less often than the others.
lab-order-even-short = Whether beginning helps cannot be told.
lab-order-helps-round = There it helps.
lab-order-hurts-round = There it is a disadvantage.
lab-order-even-round = There no difference from a fair share can be told.
lab-order-of-match = share of the matches won
lab-order-of-round = share of the first rounds won
lab-order-note = Places are counted in the order of play: 1 begins the first round, 2 comes next. The dashed line is a fair share. Shared wins are shared out; partners win together.
lab-order-sides = In teams a fair share of the wins is larger. So, of whoever begins, variants are compared by what is won beyond a fair share.
lab-order-all = All places, variant by variant
lab-place = { $number ->
    [1] 1 (begins)
   *[other] { $number }
}

## The lead

lab-lead = Does the lead change, and can one come back?
lab-lead-changes = The lead passes to somebody else { $changes } times a match.
lab-lead-comebacks = { $share } of the matches are won by somebody who did not lead at half-time.
lab-lead-settled = In half of the matches the lead is settled for good once { $share } of the turns are played.
lab-lead-note = Who is ahead is looked at whenever a turn begins. Half-time is half of the match’s turns.

## Luck and skill

lab-luck = Is it luck or skill?
lab-luck-won = In { $deals } deals, each played once from every seat, one { $strong } player, with { $weak } at all other seats, wins { $share } of the matches.
lab-luck-won-teams = In { $deals } deals, each played once from every side, a team of { $strong } players against { $weak } ones wins { $share } of the matches.
lab-luck-share = By that measure { $luck } of the game is luck.
lab-luck-title = { $strong } against { $weak }
lab-luck-part = luck { $share }
lab-skill-part = skill { $share }
lab-luck-deals = share of the deals
lab-luck-sides = { $won } of { $sides } sides
lab-luck-seats = { $won } of { $seats } seats
lab-luck-note = Luck is 100% if the strong player wins only a fair share of the matches, and 0% if it always wins: (1 − share won) / (1 − fair share). The figure belongs to these two players; against a better opponent it is higher. A deal that the strong player wins from every seat was decided by skill; one that it wins from some seats only was decided by the cards.

## Cards

lab-cards = What is each card worth?
lab-cards-best = One more { $card } raises a player’s chance to win the first round by { $change }: no card does more good.
lab-cards-worst = One more { $card } lowers it by { $change }: no card does more harm.
lab-cards-rest = { $count ->
    [0] An effect can be told for all { $all } of them.
    [one] For one of { $all } no effect can be told.
   *[other] For { $count } of { $all } no effect can be told.
}
lab-cards-none = { $count ->
    [one] No effect can be told for the only card.
   *[other] No effect can be told for any of the { $count } cards: play more matches to see one.
}
lab-cards-each = Every variant has its own list, the best card first.
lab-cards-few = The { $best } best and the { $worst } worst.
lab-cards-all = All { $count } cards
lab-cards-dealt = { $share } of players
lab-cards-where = { $where ->
    [hand] In the opening hand
    [stack] In the stacks
   *[stock] In the stock
}
lab-card-in = { $where ->
    [hand] { $card } in the opening hand
    [stack] { $card } in the stacks
   *[stock] { $card } in the stock
}
lab-cards-note = Each row says how much one more copy of the card, dealt at the start, changes the chance to win the first round. A hollow dot means that the interval holds zero: no effect can be told. Cards are spelled as in the rules: { $command }

## Rules

lab-rules = How often does each rule fire?
lab-rules-most = What happens most is “{ $rule }” ({ $clause }): { $times } times a match.
lab-rules-seldom = In fewer than { $share } of the matches: { $rules }.
lab-rules-never = Never in { $games } matches: { $rules }.
lab-rules-never-many = { $count } of these { $all } rules never fired in { $games } matches.
lab-rules-changed = A difference can be told for: { $rules }.
lab-rules-unchanged = No rule is seen to fire more or less often.
lab-rules-same = { $count ->
    [one] One rule without a difference that can be told
   *[other] { $count } rules without a difference that can be told
}
lab-rules-scales = Some rules fire a hundred times as often as others, so each has a scale of its own, from zero.
lab-rules-note = Open a rule to read its clause.

## The end

lab-ends = How does it end?
lab-ends-shared = { $share } of the matches are shared by several winners.
lab-ends-unwon = { $share } have no winner.
lab-ends-blocked = In { $share } a round is blocked.
lab-ends-shared-never = No match was shared by several winners (at most { $most }).
lab-ends-unwon-never = Every match had a winner (at most { $most } have none).
lab-ends-blocked-never = No round was blocked (at most in { $most } of the matches).
lab-ends-scores = Winners end with { $winners } points on average, the others with { $others }.
lab-ends-winners = Points of the winners
lab-ends-others = Points of the others

## Options

lab-options = What do the options change?
lab-options-tried = { $count ->
    [one] One option was tried on the same deals, everything else being equal.
   *[other] { $count } options were tried one by one on the same deals, everything else being equal.
}
lab-options-most = “{ $measure }” changes most with { $variant }: { $change }.
lab-options-none = No difference can be told in: { $measures }.
lab-options-plots = All differences, drawn
lab-overview-note = Of shares, changes are in percentage points. “No difference can be told” does not prove that there is none.
lab-options-rules = { $count ->
    [one] One rule fires more or less often
   *[other] { $count } rules fire more or less often
}

## In short

lab-short-minutes = Half of all matches last between { $low } and { $high } minutes at a human pace.
lab-short-variants = { $count } variants on the same deals; the first is what the others are compared with.
lab-tile-minutes = minutes a match, at a human pace
lab-tile-decisions = decisions a match
lab-tile-first = of the matches are won by whoever begins
lab-tile-changes = changes of the lead a match
lab-tile-comebacks = of the matches are won by somebody who was behind at half-time
lab-tile-luck = luck, by { $strong } against { $weak }
lab-tile-interval = 95% sure: { $interval }

## How it was made

lab-made = How was this made?
lab-made-seen = { $games } matches of { $title } were played by programs that see only what their seat may see.
lab-made-misses = The page shows about { $count } intervals. Of such intervals one in twenty misses the true value, by the nature of the thing: do not lean on a single one that only just leaves out zero.
lab-made-again = The same command with the same version gives the same numbers, on any machine.
lab-made-seed = Seed
lab-made-version = Version
lab-made-seats = Players
lab-made-bots = Played by
lab-made-games = Matches
lab-made-options = Options
lab-means = What the words mean
lab-means-match = Match
lab-means-match-is = From the first deal to the final result. It may have several rounds.
lab-means-decision = Decision
lab-means-decision-is = Every time a player is asked what to do, chances that it lets go by included.
lab-means-turn = Turn
lab-means-turn-is = From the moment somebody is to play until somebody else is.
lab-means-minutes = Minutes
lab-means-minutes-is = Moves and deals at the pace given above. It is an estimate for people who know the game, not a measurement.
lab-means-interval = 95% interval
lab-means-interval-is = The range that holds the true value in 19 of 20 such experiments: Wilson’s interval for shares, the mean plus and minus 1.96 standard errors for averages. It covers chance, not how people would play.
lab-means-half = Middle half
lab-means-half-is = A quarter of the matches lies below it, a quarter above. In the histograms it is shaded; the thin lines are the bars’ 95% intervals.
lab-means-hollow = Hollow dot
lab-means-hollow-is = The interval of the difference holds zero. That does not prove that there is none: with more matches one may show.
lab-means-difference = Difference
lab-means-difference-is = Taken deal by deal over the deals that both variants played, which cancels much of the chance.
