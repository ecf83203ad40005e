import type { Row } from '../row-types.ts';

export const matterTitles: readonly Row[] = [
  ['{it.t} of {town}.', 'sort!=person|crime named=no'],
  ['{it.t} in {town}.', 'sort=crime'],
  ['{it.t} and {town}.', 'sort=person'],
  '{days.t} Days in {town}.',
  '{it.t} Before {deadline.t}.',
  'What {T.name} Saw.',
  ['{B.name} and {it.t}.', 'sort!=feud'],
  'Before {deadline.t}.',
];

/** Who asks, and how; for players. */
export const matterHooks: readonly Row[] = [
  [
    '{G.full}, the {G.role}, has sent for you«, since you [have no family here|belong to no side|are not afraid of a locked door]».',
    'tier=1 Gknown=no',
  ],
  [
    'The {G.role} {G.full} waits for you «with [soup|bread and beer|dry coats] »and closes the door before speaking.',
    'tier=1 Gknown=no',
  ],
  [
    'You have rooms at the inn at the expense of the {G.role} {G.full}, who asks you over« on the first evening».',
    'tier=1 Gknown=no',
  ],
  [
    'The {G.role} {G.full} had a coach waiting for you« at the border of the province», with a writ that opens every gate.',
    'tier=2 Gknown=no secret=no',
  ],
  [
    'In the name of {council} the {G.role} {G.full} has invited you«, as people who have dealt with worse».',
    'tier=2 Gknown=no secret=no',
  ],
  [
    'Three towns have written to you, and the {G.role} {G.full} speaks for all of them.',
    'tier=2 Gknown=no secret=no',
  ],
  [
    'A royal ship has fetched you to {town}; the {G.role} {G.full} receives you alone«, with the seal of the realm on the table»: two armies stand at the border and wait for news from {town}.',
    'tier=3 Gknown=no secret=no',
  ],
  [
    'The {G.role} {G.full} has cleared an audience hall for you«, a thing that is done for kings». What is decided in {town} is law in five provinces.',
    'tier=3 Gknown=no secret=no',
  ],
  [
    'Heralds have looked for you in three realms: the {G.role} {G.full} speaks for {council}, and the crown itself is waiting for an answer from {town}.',
    'tier=3 Gknown=no mask=no secret=no',
  ],
  [
    'A child with a lantern leads you «through three cellars and a laundry »to the {G.role} {G.full}, and is sent to bed.',
    'tier>=2 secret=yes Gknown=no',
  ],
  [
    'You were brought blindfolded, by people who apologised for it. The {G.role} {G.full} takes the cloth from your eyes«, and only then lights the lamp».',
    'tier>=2 secret=yes Gknown=no',
  ],
  ['{G.full} has asked you to come«, and tells you at once what it is about».', 'Gknown=yes'],
  ['It is {G.full} who asks you for help«, and nobody else knows of it yet».', 'Gknown=yes'],
];

/** What hangs on it; for players. */
export const matterStakes: readonly Row[] = [
  [
    'In {days} days is {deadline}; if it has not been settled by then, {ruin}«, says {G}».',
    'tier<=2',
  ],
  [
    '{G} counts the days: {days} until {deadline}. After that«, people here fear», {ruin}.',
    'tier<=2',
  ],
  [
    'If nothing is done before {deadline}, in {days} days, {ruin}«: so it was said in {council}».',
    'tier>=2',
  ],
  [
    'There are {days} days until {deadline}. If it is not settled by then, {ruin}«, and everyone in {town} who can read knows it».',
    'tier=3',
  ],
];

/** Fields: `{coins}`. For players. */
export const matterFees: readonly Row[] = [
  '{G} offers {coins} gp, a [third|quarter] of it [now|at once], the rest [when it is over|against proof].',
  'The reward is {coins} gp, from the purse of {council}«; {G} has it in writing».',
  '{G} has {coins} gp put aside for it, and adds: "[More is not to be had|I would pay it twice if I could|It is honest money]."',
  '{G} pays {coins} gp, and does not mind« in the least» if nobody is hurt for it.',
  'It is worth {coins} gp to {G}«, and {G.they} would rather not haggle».',
  '{coins} gp are waiting with {G}«: [a third|half] of it was collected from door to door».',
  'For settling it {G} pays {coins} gp«, by the coin, on a table, with a witness».',
  '{G} promises {coins} gp, to be paid by {council}« on the day after {deadline}».',
];

export const moods: readonly Row[] = [
  [
    'Your name has reached {town} before you«; [children run ahead of you|somebody has hung out a flag]».',
    'tone=heroic',
  ],
  [
    'Doors open along the street as you come in to {town}«, and a baker [presses warm rolls into your hands|refuses your money]».',
    'tone=heroic',
  ],
  [
    '{town} has not given up: «[tools are sharpened|beds are made] for helpers who have not been found yet, and »old and young take turns at the watch.',
    'tone=heroic',
  ],
  [
    'Half of {town} has offered to go in your place«, [a grandmother with a ladle|the whole choir] among them», and {G} has sent them all home.',
    'tone=heroic',
  ],
  [
    'Neighbours in {town} lend each other whatever is asked for«; [roofs are mended together|nobody eats alone]», and they would like to go on like that.',
    'tone=heroic',
  ],
  [
    '[Two graves are fresh|A house has burned down] since it began, and {town} has stopped asking who is next.',
    'tone=grim kernel!=inquire-murder|inquire-killings|inquire-skin|inquire-dinner|inquire-fraud|inquire-double|inquire-hidden|inquire-band|inquire-damage #death',
  ],
  [
    'In {town} «[bread is dear|doors stay shut] and »nobody lends to anybody« any more»; {G} says that it is not even the worst year.',
    'tone=grim',
  ],
  [
    'Everyone in {town} has a theory«, each one names another neighbour», and [each is told behind a hand|most are for sale].',
    'tone=intrigue',
  ],
  [
    'Two sides court you before you have unpacked«: [a basket of fruit without a card|an invitation without a name] waits in your room in {town}».',
    'tone=intrigue',
  ],
  [
    'In {town} the [dogs have not barked|birds have been gone] since it began«, and {few} people wake each night in the same minute».',
    'tone=horror',
  ],
  [
    'Nobody in {town} goes to {lair} after dark« any more, and those who did before do not talk about what they saw».',
    'tone=horror',
  ],
  [
    '{town} has [held three meetings|founded two committees]« about it», which agreed on the refreshments.',
    'tone=whimsical',
  ],
  [
    'There are bets on it in {town}«, [a song|a pie named after it]», and a man who sells hats for the occasion.',
    'tone=whimsical',
  ],
];

/** What else there is to see when it begins. */
export const matterRuns: readonly Row[] = [
  '{T} is among those who look on, and leaves when the party looks back (DC 12 Perception)«: the first hint that {T.they} knows something».',
  '{H} is there as well, notes who the party is« and where it lodges», and {A} hears of it within the hour.',
  'Whoever asks aloud for {G} is taken there at once«, by {few} people who each tell it differently on the way».',
  '{S} stands apart«, with a bundle,» and is looked at more often than what has happened. A kind word is remembered (see below).',
  [
    'In the crowd {A} takes off the hat to the party, and asks«, politely,» how long it means to stay in {town}.',
    'mask=no',
  ],
];

/** Where A is, by day and by night. */
export const whereToFind: readonly Row[] = [
  [
    '{lair}. {A.name} can be met in {town} by day«, openly,» until there is proof.',
    'enemy=no kernel!=site-lost mask=no',
  ],
  [
    '{lair}, where {A.name} goes after dark; by day {A.name} is in {town}« and receives everyone».',
    'enemy=no kernel!=site-lost mask=no',
  ],
  [
    '{lair}. As long as nothing has been proved, {A.name} is in {town} by day«, and greets the party in the street».',
    'enemy=no kernel!=site-lost mask=no',
  ],
  [
    '{lair}; from there {A.name} comes to {town} after dark«, with riders and a lantern».',
    'enemy=yes',
  ],
  [
    "{lair}. In {town} one meets {A.name} only in the evening«, at the gate or at somebody else's table».",
    'enemy=yes',
  ],
  [
    '{lair}; whoever follows {A.name} for a whole night (DC 14 Stealth) is led there« as well».',
    'kernel!=site-lost mask=no',
  ],
  [
    '{lair}, where the real {B} is held. {A.name} is in {town} by day, with the face of {B.name}«, and receives everyone».',
    'mask=yes',
  ],
  ['{lair}, which {A.name} has not left for {years} years«, and cannot».', 'mask=host'],
  [
    '{lair}; the one who wears the face of {B.name} goes there each night«, on foot,» and whoever follows (DC 14 Stealth) is led to the real {B}.',
    'mask=yes',
  ],
  [
    '{lair}, two days from {town}. One meets {A.name} in {town}« until the first day of the clock», and after that on the way.',
    'kernel=site-lost',
  ],
];

export const suspects: readonly Row[] = [
  '{S.full}, wrongly. {T.full} saw something, and is silent.',
  '{S.full}, who is innocent; {T.full} could say so«, and does not dare».',
  '{S.full} (innocent). The witness« whom nobody has asked» is {T.full}.',
];

export const timeLimits: readonly Row[] = [
  '{days} days, until {deadline}.',
  'it must be over before {deadline}, in {days} days.',
  '{days} days; what happens in them« if nobody interferes» is told day by day below, up to {deadline}.',
  'until {deadline}, that is {days} days, of which each place takes« about» one.',
];

export const waysOn: readonly Row[] = [
  '{p1}, {p2} and {p3} can be visited in any order; each« of them» points to {A.name} and to {lair}, and a failed check costs an hour and gives the clue all the same.',
  'three places, {p1}, {p2} and {p3}, in any order. Two clues are enough to suspect {A.name}«, and each place knows of {lair}»; failed checks cost time (an hour each), never the clue.',
  'all clues to {A.name} and to {lair} are at {p1}, {p2} and {p3}, each« of them» three times over; whoever fails a check gets there an hour later« and is seen by {H.name}».',
  'start at {p1}«, where one is expected»; {p2} and {p3} follow by themselves. Every clue is found« in the end», at the price of an hour for each failed check, and leads to {A.name} at {lair}.',
];

export const payments: readonly Row[] = [
  '{coins} gp from {G}.',
  '{coins} gp«, which {G} counts out on the table».',
  '{G} pays {coins} gp, also if it ended otherwise than hoped.',
  '{coins} gp, handed over by {G}« with a receipt of {council}».',
];
