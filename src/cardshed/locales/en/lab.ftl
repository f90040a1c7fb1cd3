### The words of the lab’s report

## The page

lab-title = { $title } in the lab
lab-title-compare = { $title } in the lab: variants side by side
lab-subtitle = { $games } matches with { $seats } players, played by { $bots }
lab-contents = Questions
lab-short = In short
lab-variant-plain = the game as set
lab-variant-default = The game by its rulebook, with nothing changed.
lab-option-set = { $name }: { $value ->
    [true] on
    [false] off
   *[other] { $value }
}
lab-house = house rule
lab-house-note = This page tries out house rules: values that the rulebook does not know. They are marked wherever they appear.
lab-few-note = With fewer than { $few } matches the intervals are rough, especially those of the cards. Play more before you rely on them.

## Numbers and differences

lab-interval = ({ $low } to { $high })
lab-change = { $value } ({ $low } to { $high })
lab-change-points = { $change } percentage points
lab-change-first = baseline
lab-change-none = no clear difference
lab-compared = { $measure }, compared with { $first }: { $changes }.
lab-compared-one = { $variant } { $change }
lab-compared-rest = { $measure }: no clear difference for { $names }.
lab-from = { $value } or more

lab-measure-minutes = Minutes per match
lab-measure-decisions = Decisions per match
lab-measure-turns = Turns per match
lab-measure-rounds = Rounds per match
lab-measure-first = Matches won by the starting player
lab-measure-lead-changes = Lead changes per match
lab-measure-comebacks = Matches with a comeback
lab-measure-shared = Matches with shared wins
lab-measure-unwon = Matches without a winner
lab-measure-blocked = Matches with a blocked round
lab-measure-luck = Share of luck against { $weak }

lab-unit-share = per cent of matches
lab-unit-decisions = decisions per match
lab-unit-turns = turns per match
lab-unit-rounds = rounds per match
lab-unit-minutes = minutes per match
lab-unit-luck = per cent luck
lab-unit-times = times per match
lab-unit-points = points
lab-unit-lead-changes = lead changes per match
lab-unit-settled = share of the match’s turns after which the lead no longer changes
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
lab-head-card = card, and how often it is dealt
lab-head-worth = worth (95% interval)
lab-head-rule = rule
lab-head-times = times per match (95% interval)
lab-head-matches = share of matches

lab-axis-share = share of matches
lab-axis-share-players = share of these players
lab-axis-worth = change in the chance of winning, percentage points
lab-plot-middle = half are { $value } or less
lab-plot-name = Histogram, { $what }: the middle half lies between { $low } and { $high }, the median is { $middle }.
lab-plot-numbers = The numbers behind this plot
lab-plot-open = The last bar includes everything beyond it.

## Length

lab-length = How long is a match?
lab-length-half = Half of all matches take between { $low } and { $high } decisions.
lab-length-same = At least half of all matches take exactly { $value } decisions.
lab-length-mean = The average is { $mean } decisions, or { $minutes } minutes at a human pace.
lab-length-tail = One match in twenty takes more than { $long } decisions; the longest took { $largest }.
lab-length-more = Turns and rounds
lab-pace = Minutes are estimated at { $pace } seconds per move and { $dealing } seconds for dealing a round.

## Who begins

lab-order = Does it matter who starts?
lab-order-match = The starting player wins { $share } of the matches; a fair share is { $fair }.
lab-order-helps = Starting helps.
lab-order-hurts = Starting is a disadvantage.
lab-order-even = There is no clear difference from a fair share.
lab-order-round = Looking at first rounds only, the starting player wins { $share }.
lab-order-helps-short = The starting player wins more often than the others.
lab-order-hurts-short = The starting player wins less often than the others.
lab-order-even-short = It isn’t clear whether starting helps.
lab-order-helps-round = There, starting helps.
lab-order-hurts-round = There, it is a disadvantage.
lab-order-even-round = There, no clear difference from a fair share shows.
lab-order-of-match = share of the matches won
lab-order-of-round = share of the first rounds won
lab-order-note = Places follow the order of play: 1 starts the first round, 2 comes next. The dashed line is a fair share. Shared wins are split; partners win together.
lab-order-sides = In teams a fair share of the wins is larger, so for the starting player variants are compared by what is won beyond a fair share.
lab-order-all = All places, variant by variant
lab-place = { $number ->
    [1] 1 (starts)
   *[other] { $number }
}

## The lead

lab-lead = Does the lead change hands, and are there comebacks?
lab-lead-changes = The lead changes hands { $changes } times per match.
lab-lead-comebacks = { $share } of the matches are won by somebody who did not lead at half-time; { $chance } would be if leading then meant nothing.
lab-lead-settled = In half of the matches, the lead is settled for good once { $share } of the turns have been played.
lab-lead-note = Who is ahead is checked whenever a turn begins. Half-time is half of the match’s turns.

## Luck and skill

lab-luck = Is it luck or skill?
lab-luck-won = In { $deals } deals, each played once from every seat, a { $strong } player with { $weak } at all the other seats wins { $share } of the matches.
lab-luck-won-teams = In { $deals } deals, each played once from every side, a team of { $strong } players against { $weak } ones wins { $share } of the matches.
lab-luck-share = By that measure { $luck } of the game is luck.
lab-luck-title = { $strong } against { $weak }
lab-luck-part = luck { $share }
lab-skill-part = skill { $share }
lab-luck-deals = share of the deals
lab-luck-sides = { $won } of { $sides } sides
lab-luck-seats = { $won } of { $seats } seats
lab-luck-note = Luck is 100% if the strong player wins only a fair share of the matches, and 0% if it always wins: (1 − share won) / (1 − fair share). The figure belongs to these two players; against a better opponent it is higher. The dashed lines show what to expect if the matches of a deal had nothing to do with each other. Where the bars end there, the deal does not decide by itself who wins; where more deals than that are won from all seats or from none, it does.

## Cards

lab-cards = What is each card worth?
lab-cards-best = One more { $card } raises a player’s chance of winning the first round by { $change }: no card does more good.
lab-cards-worst = One more { $card } lowers it by { $change }: no card does more harm.
lab-cards-rest = { $count ->
    [0] All { $all } of them have a clear effect.
    [one] For one of { $all } there is no clear effect.
   *[other] For { $count } of { $all } there is no clear effect.
}
lab-cards-none = { $count ->
    [one] The only card has no clear effect.
   *[other] None of the { $count } cards has a clear effect: play more matches to see one.
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
lab-cards-note = Each row shows how much one more copy of the card, dealt at the start, changes the chance of winning the first round. A hollow dot means that the interval includes zero: there is no clear effect. Cards are written as in the rules: { $command }

## Rules

lab-rules = How often does each rule come into play?
lab-rules-most = The most frequent is “{ $rule }” ({ $clause }): { $times } times per match.
lab-rules-seldom = In fewer than { $share } of the matches: { $rules }.
lab-rules-never = Never in { $games } matches: { $rules }.
lab-rules-never-many = { $count } of these { $all } rules never came into play in { $games } matches.
lab-rules-changed = There is a clear difference for: { $rules }.
lab-rules-unchanged = No rule clearly comes into play more or less often.
lab-rules-same = { $count ->
    [one] One rule without a clear difference
   *[other] { $count } rules without a clear difference
}
lab-rules-scales = Some rules come into play a hundred times as often as others, so each has its own scale, starting at zero.
lab-rules-note = Open a rule to read its wording.

## The end

lab-ends = How does it end?
lab-ends-shared = { $share } of the matches are shared by several winners.
lab-ends-unwon = { $share } have no winner.
lab-ends-blocked = In { $share }, a round is blocked.
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
lab-options-none = No clear difference in: { $measures }.
lab-options-plots = All differences, drawn
lab-overview-note = Changes in shares are in percentage points. “No clear difference” does not prove that there is none.
lab-options-rules = { $count ->
    [one] One rule comes into play more or less often
   *[other] { $count } rules come into play more or less often
}

## In short

lab-short-minutes = Half of all matches last between { $low } and { $high } minutes at a human pace.
lab-short-variants = { $count } variants on the same deals; the first is what the others are compared with.
lab-tile-minutes = minutes per match, at a human pace
lab-tile-decisions = decisions per match
lab-tile-first = of the matches are won by the starting player
lab-tile-changes = lead changes per match
lab-tile-comebacks = of the matches are won by somebody who was behind at half-time
lab-tile-luck = luck, by { $strong } against { $weak }
lab-tile-interval = 95% sure: { $interval }

## How it was made

lab-made = How was this made?
lab-made-seen = { $games } matches of { $title } were played by programs that see only what their seat may see.
lab-made-misses = The page shows about { $count } intervals. One such interval in twenty misses the true value, by its very nature: don’t lean on a single one that only just excludes zero.
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
lab-means-decision-is = Every time a player is asked what to do, including chances it lets pass.
lab-means-turn = Turn
lab-means-turn-is = From the moment it becomes somebody’s turn until it is somebody else’s.
lab-means-minutes = Minutes
lab-means-minutes-is = Moves and deals at the pace given above. It is an estimate for people who know the game, not a measurement.
lab-means-interval = 95% interval
lab-means-interval-is = The range that contains the true value in 19 of 20 such experiments: Wilson’s interval for shares, the mean plus and minus 1.96 standard errors for averages. It covers chance, not how people would play.
lab-means-half = Middle half
lab-means-half-is = A quarter of the matches lie below it, a quarter above. In the histograms it is shaded; the thin lines are the bars’ 95% intervals.
lab-means-hollow = Hollow dot
lab-means-hollow-is = The interval of the difference includes zero. That does not prove that there is none: with more matches one may show.
lab-means-difference = Difference
lab-means-difference-is = Taken deal by deal over the deals that both variants played, which cancels much of the chance.
