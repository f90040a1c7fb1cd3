/**
 * What the table, the games and the pages agree on. Types only.
 *
 * @typedef {import('preact').ComponentChildren} Node
 *
 * @typedef {Object} SeatInfo
 * @property {'open'|'person'|'bot'} kind
 * @property {string} name
 * @property {string} colour
 * @property {string|null} bot  its level
 * @property {boolean} away
 *
 * @typedef {Object} GameEvent  an event of docs/formats.md as this viewer may know it; the name is under `event`
 * @property {string} event
 * @property {number} [seat]
 * @property {any} [card]
 * @property {any} [cards]
 * @property {any} [count]
 *
 * @typedef {Object} MoveParts
 * @property {string|null} source  a place; null: the move has a button of its own in the action bar
 * @property {string|null} target  a place; a seat is the place 'hand@2'
 * @property {string} label  the move in words
 * @property {string} [short]  the same among others that differ in their colour only
 * @property {'card'|'call'|'claim'|'pass'|'choice'} kind
 * @property {boolean} [deliberate]  not made by a single tap, even where nothing else can be meant
 * @property {string} [onto]  without a target: the place where the card comes to lie
 * @property {Node} [swatch]  a small picture for the chooser's button
 *
 * @typedef {Object} Flight
 * @property {string} card  a code, or '?' for a back
 * @property {number} [count]
 * @property {string} from  a place; 'hand@2' is seat 2's hand
 * @property {string} to
 *
 * @typedef {Object} Fact  a short fact for a name plate
 * @property {Node} [icon]
 * @property {string|number} text
 * @property {string} label  for screen readers and as the title of its explanation
 * @property {string} [about]  the mark or place that `explain` knows
 *
 * @typedef {Object} Scene  what is to be drawn now, and what can be done with it
 * @property {GameTable} game
 * @property {any} view  match.view(me) of docs/formats.md
 * @property {number|null} me  null: somebody who watches
 * @property {string[]} moves  my legal moves
 * @property {number[]} waiting  seats the game waits for
 * @property {SeatInfo[]} seats
 * @property {string[]} names
 * @property {string} phase
 * @property {any} settings
 * @property {string[]} chosen  the sources picked so far
 * @property {Set<string>} sources  places from which a legal move starts now
 * @property {Set<string>} targets  places where the chosen source may go
 * @property {Set<string>} hinted  places a hint marks
 * @property {boolean} [waits]  the chosen card is played by a second tap on it
 * @property {boolean} [passing]  my turn is over, though its last cards are still in the air
 * @property {(place: string, target?: string, picked?: boolean) => void} act
 *   with one place: a tap on it (as a source, or as the target of what is chosen);
 *   with two: from here to there, as by dragging. `picked`: the tapped card is already among the chosen ones.
 * @property {boolean} mini  a small picture: nothing can be tapped
 *
 * @typedef {string|string[]} PicturePart
 *   a card; several that overlap from left to right; or a sign: ':to', ':yes', ':no'. '|?' is a card that lies sideways
 *
 * @typedef {Object} Picture  a small drawn example with its words, which say everything that is to be seen
 * @property {PicturePart[]} parts
 * @property {string} words  the id of a message of the game
 *
 * @typedef {Object} SheetEntry  something with a picture, a name and a sentence
 * @property {PicturePart[]} parts
 * @property {string} [card]  a card that `explainCard` tells of
 * @property {string} [words]  or the id of a message of the game
 * @property {string} [name]  the id of its name, where it is not the card's
 *
 * @typedef {Object} SheetSection
 * @property {string} title  the id of a message of the game, or of all pages
 * @property {string[]} [lines]  ids of messages
 * @property {SheetEntry[]} [entries]
 *
 * @typedef {Object} GameTable
 * @property {string} id
 * @property {boolean} [styles]
 * @property {(props: {code: string}) => any} Face
 * @property {(code: string) => string} nameOf
 * @property {(code: string) => string} [explainCard]  what a card does, in a sentence
 * @property {(what: string, scene: Scene) => string|null} [explain]
 *   a place ('pile1', 'hand@2'), or a mark that the game put into `data-about`, in a sentence
 * @property {() => Promise<{sheet: SheetSection[], pictures: Record<string, Picture[]>}>} [book]
 *   for the pages of the rules: what stands on the cheat sheet, and the pictures at clauses
 * @property {(codes: string[]) => string[]} sort
 * @property {(move: string, scene: Scene) => MoveParts} parse
 * @property {(source: string, target: string|null, scene: Scene) => string|null} attempt
 *   the move that going from here to there would be, legal or not; null: no card ever goes there
 * @property {boolean} [several]  several sources may be chosen and laid one after another
 * @property {(source: string, chosen: string[], scene: Scene) => boolean} [joins]
 * @property {(chosen: string[], scene: Scene) => string[]} [inOrder]  with `several`: the order to lay them in
 * @property {(scene: Scene, laid: string[]) => string|null} [after]  with `several`: the move that closes what was laid together, if that goes without saying
 * @property {(props: {scene: Scene}) => any} Middle
 * @property {(props: {scene: Scene, seat: number, own: boolean}) => any} Front
 * @property {(props: {scene: Scene, seat: number}) => Fact[]} facts
 * @property {(event: GameEvent, scene: Scene) => Flight[]} flights
 * @property {(event: GameEvent, scene: Scene) => string|null} [shout]
 * @property {(events: GameEvent[], me: number|null) => GameEvent[]} [brief]
 *   what somebody who listens needs of a turn: fewer events, some of them in place of several (`event-…` tells them like the others)
 * @property {(source: string, target: string) => string[]} [spoken]  where the page does not say what goes together: all that
 *   somebody could mean by laying a card there, right or wrong
 * @property {(move: string) => boolean} [formal]  moves that nobody needs to be asked for where there is no other
 * @property {string[]} [unprompted]  moves that are always offered there, so that their button tells nothing
 * @property {(seat: number, seats: number, options: Record<string, any>) => number|null} [partner]  who plays together with a seat
 * @property {(options: any) => number} [startScore]  what the sheet of every seat begins with
 * @property {(scene: Scene) => string|null} [asks]  a question that stands on the table and is mine to answer
 * @property {(scene: Scene) => string|null} [advice]  what can be done now, where that is not plain to see: a few words in place of "Your turn!"
 */
export {};
