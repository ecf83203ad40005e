import type { Row } from '../../row-types.ts';

/** Rows around the rows of a plot that tells what the idea says. A is who stands between the party and its goal. */
export const directMoods: readonly Row[] = [
  [
    'In {town} [people shake your hands before they know your names|somebody has swept the steps for you]«, and [three|four|five|seven] people have asked already whether they can help».',
    'tone=heroic',
  ],
  [
    '{town} has had {weeks} bad weeks, and has come out of each of them together«; it would like to come out of this one as well».',
    'tone=heroic',
  ],
  [
    'The bread in {town} is dear, the doors are shut by dusk«, and [three|four|five|seven] families have left».',
    'tone=grim',
  ],
  [
    'Nobody in {town} expects to be helped« any more»; [three|four|five|seven] people have [laughed|looked away] when they heard what you are here for.',
    'tone=grim',
  ],
  [
    'In {town} each word is weighed: before you had unpacked, [three|four|five|seven] people had asked who pays you« and who pays them».',
    'tone=intrigue',
  ],
  [
    'You have been in {town} for one evening, and [two letters|two invitations] without a name lie in your room«, each warning of the other».',
    'tone=intrigue',
  ],
  [
    'At night {town} is [quieter than a town can be|dark down to the last window]«; [three|four|five|seven] people say that they hear steps, and none has looked».',
    'tone=horror',
  ],
  [
    'Nobody in {town} goes out after dark alone« any more», and for {few} nights the dogs have slept indoors.',
    'tone=horror',
  ],
  [
    '{town} has [a committee|two committees] for it, with [three|four|five|seven] members«, a cake» and no plan.',
    'tone=whimsical',
  ],
  [
    'There is a song about it in {town} already, with [three|four|five|seven] verses«, of which two rhyme».',
    'tone=whimsical',
  ],
];

export const directTitles: readonly Row[] = [
  '{it.t} and {A.name}.',
  '{days.t} Days for {it.t}.',
  '{it.t} Before {deadline.t}.',
  'The Price of {it.t}.',
  '{B.name} and {it.t}.',
  'To {lair.t}.',
];

export const directWays: readonly Row[] = [
  '{p1}, {p2} and {p3}, in any order. Each gives a part of the plan« and leads to {lair}»; a failed check costs an hour«, of which {H} makes use,» and never the clue.',
  'three visits, to {p1}, {p2} and {p3}, in the order that the party likes. Whoever fails a check gets the clue an hour later«, and {H} hears of it».',
  'begin at {p1}«, which is the nearest». What is found there, at {p2} and at {p3} is enough for {lair}; failed checks cost an hour each.',
];

export const directRuns: readonly Row[] = [
  '{T} stands at the edge and leaves when the party looks over (DC 12 Perception)«; {T.they} can be found at {p3} afterwards».',
  '{S} waits until the others are gone and says only: "Come to {p2}. Bring [something to eat|good light|patience]."',
  'Whoever looks at those who look on (DC 13 Insight) sees that {H} counts the party«, and leaves before the end».',
  '{G} answers each question once«, and the same question twice if somebody pours something». That {B} is to be asked as well, {G} says at the door.',
];

export const directHelpers: readonly Row[] = [
  '{S.full}, who knows most about it and has a price; {T.full}, who saw something, and whom nobody has asked.',
  '{T.full}, who has seen more than {T.they} says; {S.full}, who can be won over« at {p2}».',
  '{S.full} (at {p2}, for a price)« and», if treated as a person, {T.full}; even {H.full} has a reason to leave {A.name}.',
];

export const directHoards: readonly Row[] = [
  "What others left at {lair} is nobody's now: {items}, and {worth}.",
  'In a chest at {lair}«, under a coat of {H}», lie {items}, and {worth}.',
  '{A} had put aside {items}«, for bad days»; with them [is|lies] {worth}.',
  'Behind a loose stone at {lair} [lie|are] {items}«, wrapped in sailcloth», and {worth}.',
];

export const directFavours: readonly Row[] = [
  [
    '{G} gives the party a house in {town}«, [with a stove and a bad roof|with a garden]», for as long as it likes.',
    'tier=1',
  ],
  [
    '{S} comes along for nothing, once, whenever the party asks«, and does not complain more than usual».',
    'tier=1',
  ],
  ['The inn of {town} has a table that is kept free for the party«, with {few} chairs».', 'tier=1'],
  [
    '{council} gives the party a seal: between {town} and {town2} every gate opens to it«, [also by night|without a toll]».',
    'tier=2',
  ],
  [
    '{B} keeps a ship, a coach or {few} horses ready for the party«, whichever it asks for first».',
    'tier=2',
  ],
  ['{S} works for the party for a year«, at half the price,» and for nobody else.', 'tier=2'],
  [
    'The fortress above {town2} is given to the party, «[with its village and its debts|with a garrison of {num}], »and a vote in {council}.',
    'tier=3',
  ],
  [
    'The crown owes the party one wish within the law«, and {G} says that the law can be changed».',
    'tier=3',
  ],
];

export const directPrices: readonly Row[] = [
  [
    '{T} is given a [new coat|seat at the long table] by all of {town}«, for having spoken».',
    'tone=heroic',
  ],
  [
    '{B} tells it to every child in {town}, and each time the party is a little taller.',
    'tone=heroic',
  ],
  [
    'A letter of thanks comes without a name; {S} knows the paper«: it is that of {council}».',
    'tone=intrigue',
  ],
  [
    '{few} people in {town} know now what the party can do, and two of them have written down what it would cost.',
    'tone=intrigue',
  ],
  [
    'What it has cost {town} until now does not come back«; {G} reads out the list, and nobody interrupts».',
    'tone=grim',
  ],
  ['{H} is seen in {town} once more, at night«, barefoot», and then never again.', 'tone=grim'],
  [
    '{T} sleeps with a light from then on«, and will not say what was heard at {lair}».',
    'tone=horror',
  ],
  [
    'On quiet nights one still hears something at {lair}; {S} has nailed up the window on that side.',
    'tone=horror',
  ],
  [
    '{town} celebrates for three days, and the party has to make the speech«, and {H} heckles».',
    'tone=whimsical',
  ],
  [
    '{H} opens a small museum about it. The party gets in for nothing«; its wax figures do not flatter».',
    'tone=whimsical',
  ],
];

export const directWorldClock: readonly Row[] = [
  [
    'Two towns of the province send riders to {G}«: they have heard of it, and want to know who will have the upper hand».',
    'tier=2',
  ],
  [
    'The price of bread doubles in {town2}«, because {council} has sent the carts elsewhere».',
    'tier=2',
  ],
  ['The judges of the province stop sitting«. Everyone waits for {deadline}».', 'tier=2'],
  [
    'The army of the neighbouring realm, {few} thousand strong, moves up to the border«, to be near when it is decided».',
    'tier=3',
  ],
  [
    'Three governors each write to {council} that they will obey whoever has {it} after {deadline}.',
    'tier=3',
  ],
  ['The royal fleet puts to sea without orders«, and two harbours close their chains».', 'tier=3'],
];

export const directCompanions: readonly Row[] = [
  [
    'Those beside {A} fight for pay or from habit; when {A} is down they lay down what they hold«, and ask what happens now».',
    'escort=people',
  ],
  [
    'The animals obey {H}«, who feeds them,» and run off when {H} calls them or is out of the fight.',
    'escort=beast',
  ],
  [
    'The guardians obey a bell that {A} carries; taken away (DC 14 Sleight of Hand), it stops them for two rounds.',
    'escort=construct',
  ],
  [
    'What stands with {A} is bound to a line of chalk« on the floor»; rubbed out (one action), it lets it go where it came from.',
    'escort=elemental|spirit|fiend',
  ],
  [
    'The dead beside {A} turn towards whoever says a prayer for them (DC 13 Religion, one action), and one of them lies down.',
    'escort=undead',
  ],
  [
    'Those beside {A} owe three favours, and this is the third; after half of the fight they «count again and »leave.',
    'escort=fey',
  ],
];

/** What can be done against a step of the clock, whichever it is. */
export const directPreventions: readonly Row[] = [
  'win {H} for it before that day (DC 14 Persuasion, or what {H} is owed)',
  'bring {G} one clue before that day; {council} then puts its foot down for once (DC 13 Persuasion)',
  'ask {T}, who hears of it an evening before, and be there first',
  'follow {H} from {p3} on the evening before (DC 13 Stealth), and spoil what {H.they} needs for it',
  "give {S} a day's help at {p2}; {S.they} knows what has to be loosened, bent or mislaid",
];

export const directClockEffects: readonly Row[] = [
  'for each step that the party has prevented, one of those beside {A} is not there; for each one that it has not, the first attack on the party in the last place has advantage.',
  'if both steps were prevented, {H} stands alone at the door of the last place and can be talked to; if neither was, {A} has been told that the party is coming, and has moved one of the things that can be used there.',
];

/** What a good end means for more than a town. */
export const directGains: readonly Row[] = [
  [
    '{council} votes the party its thanks, with [three|four|five|seven] votes against«, which is fewer than usual».',
    'tier=2',
  ],
  ['In {town2} a fair is put off by a day, so that {G} can tell it there« in person».', 'tier=2'],
  [
    '{council} has the names of the party entered in the book of the realm«, between two treaties».',
    'tier=3',
  ],
  [
    'The sovereign asks to hear it twice, and sends {num} barrels of wine to {town}« in the meantime».',
    'tier=3',
  ],
  [
    'Three envoys who had packed unpack again: what {town} can do has been seen«, and it is written home by night».',
    'tier=3',
  ],
];
