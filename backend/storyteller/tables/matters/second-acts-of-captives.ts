import type { SecondAct } from './matter-types.ts';

/** Further second acts of rescues, a murder and a plague. */
export const secondActsOfCaptives: readonly SecondAct[] = [
  {
    id: 'rescue-exchange',
    not: [],
    only: ['rescue-one'],
    heading: 'Act two: The Pledge, in {town2}',
    opens: [
      'A second crate comes, and in it is a letter in the hand of {B}, dictated: {A} would take somebody else instead, of the same worth, and names one: the child of a great house, grown up and in {town2}. Nobody there knows it yet.',
    ],
    goal: [
      '{A} wants to exchange {B} for somebody in {town2}, who was chosen out of a register. The party has to warn this one, {ragnal}, before {band} come; and through {ragnal} it could get to {A} without a fight. {R} is paid to look after {ragnal} and does it badly.',
    ],
    way: [
      'A day by the coast road, with the letter in the bag. Those of {band} are on it, too, as pilgrims; whoever looks at their boots (DC 13 Perception) sees that they have never walked on a road.',
    ],
    place: [
      '{ragnal} lives in {town2} over a music shop, teaches, has debts, and laughs when told. Then {ragnal} fetches a case from under the bed: in it lies the same cord with knots, {few} years old. {ragnal} was once one of {band}.',
    ],
    rival: [
      '{R} sits in front of the house with a newspaper and has let the pilgrims in. {R} makes up for it at once, loudly, and would like it not to be mentioned.',
    ],
    clues: [
      'History :: letting {ragnal} read the cord from the crate :: It says more than the letter: that {B} is well, that {A} is in a hurry, and that the second bidder is not trusted.',
      'Insight :: asking {ragnal} about {A} :: "We shared a blanket for a winter. I left owing a life." {A} has not chosen out of a register at all.',
      'Perception :: looking at the knot at the end of the old cord :: {ragnal} tied it at home, on the beam over the drop: it is how one shuts the basket at {lair}, and how one opens it.',
    ],
    setPiece: [
      'The pilgrims come up the stairs of the music shop by night. In four rounds, each of the party can do one thing, and no thing twice: carry {ragnal} over the roofs (DC 13 Acrobatics), hold the spiral stairs (DC 13 Athletics), play something so loud that the whole street wakes up (DC 12 Performance), answer in knots (DC 14 Sleight of Hand). With three successes they withdraw, and one of them bows to {ragnal}; with fewer, they have somebody by the collar, and let go only for a word of honour.',
    ],
    map: [
      'The pass on the road to {lair} is shut by snow or stones, whoever has seen to it, and {band} are down in the valley, all who could be spared: there are fewer at {lair} than ever, and the only way up is the one by which they supply themselves, the hoist at the front.',
    ],
    choice: [
      '{ragnal} would go into the basket in place of {B}, of free will, because of the old debt. Or {ragnal} comes along in secret and knots for the party what {A} must believe.',
    ],
    first: {
      answer: 'lets {ragnal} take the place',
      now: [
        '{A} agrees by cord, within the day, to the hour. {ragnal} gives away the instruments.',
      ],
      later: [
        'For the exchange the basket is drawn in, and both, {B} and {ragnal}, stand on firm ground for two rounds. {A} puts away the wedge to shake hands; it is the moment for everything.',
      ],
    },
    second: {
      answer: 'brings {ragnal} along in secret',
      now: ['{ragnal} has forgotten nothing, and hums while knotting.'],
      later: [
        'A cord flies over the wall at {lair}: "All down to the ford." Half of those beside {A} go, as cords are obeyed; they notice it after four rounds.',
      ],
    },
    lastWay: [
      'Up the hoist, in a crate among flour (DC 13 Stealth to keep still for so long), or beside it, in the rock (DC 14 Athletics), while {ragnal} calls to those above, in their own words.',
    ],
    closes: [
      'The act ends at the foot of the drop to {lair}: far above, in the basket, somebody begins to sing what is taught in the music shop.',
    ],
  },
  {
    id: 'many-count',
    not: [],
    only: ['rescue-many'],
    heading: 'Act two: The Last Free Cart, in {town2}',
    opens: [
      '{A} lacks {few} to the full number, and the caravan does not leave before. The party reads it on a slate at {p3}: the missing ones are to come from {town2}, on the night of the dance.',
    ],
    goal: [
      'Before the caravan of {H} sets out, {band} mean to take {few} more people in {town2}. Whoever prevents this wins days for {it}; whoever lets itself be taken is inside {lair} the next morning. {R} runs the dance.',
    ],
    way: [
      'The cart of {H} for the missing ones is on the same road, empty, with blankets and a bored driver. To travel with it one must be sleepy, sick or paid (DC 13 Deception); beside it, unseen, is harder (DC 14 Stealth).',
    ],
    place: [
      'The dance is in a barn outside the walls of {town2}, with lanterns, and half of the young people of three villages. In the cider is something that makes one tired. At the back door stands the cart.',
    ],
    rival: [
      '{R} has rented out the barn and was told that it is about a wager. {R} is pale, has tasted the cider, and talks quickly before falling asleep: who paid, and that the driver has a whistle.',
    ],
    clues: [
      'Medicine :: looking at the first who fall asleep :: It is poppy, weak, for one night. {A} wants them unhurt: what {it} {it.is} worth depends on the number.',
      'Insight :: asking the driver whom the slate belongs to :: To {A}, who writes only strokes. {H} reads it and has crossed out one more than there are.',
      'Perception :: reading the way bill under the seat of the cart :: It has two stamps, one of the ferry, and one of the gate at {lair}, where a cart with {few} sleepers is let in without a search.',
    ],
    setPiece: [
      'The lanterns go out, one after the other, and {band} come in by the back door. There are five rounds: keep those who are awake dancing (DC 13 Performance), get those who are asleep behind the straw (DC 13 Athletics), get the whistle from the driver (DC 13 Sleight of Hand), lie down in the right place and be carried (DC 13 Deception). With three successes before three failures nobody is taken whom the party does not want to be taken; otherwise two of the dancers are on the cart as well.',
    ],
    map: [
      'After that night {town2} has its gates shut and its dogs out, and the villages have armed themselves: {band} cannot take anyone any more. {A} will leave with the number that there is, and has told {H} to come by the short road, which leads down to {lair} from behind.',
    ],
    choice: [
      'The party can ride into {lair} on the cart, as sleepers, without weapons in sight, as the last of the number. Or it sends the cart in empty, with the driver and a message for {B}.',
    ],
    first: {
      answer: 'rides in on the cart',
      now: [
        'They are counted twice, beads and strokes, and it comes out right. {B} knows at the first look who they are.',
      ],
      later: [
        'The party is already inside {lair}, in the long house, with the weapons under the straw and the last feet of the gutter before it; {num} people wait for a word.',
      ],
    },
    second: {
      answer: 'sends the cart in empty',
      now: ['{A} counts an empty cart three times. {B} finds the message in the axle grease.'],
      later: [
        '{B} begins to sing in the evening at the agreed word, and all of {it} with {B.them}: {band} run to the long house, to the wrong side, and the gate of {lair} is free for two rounds.',
      ],
    },
    lastWay: [
      'By the short road, down to {lair} from behind, an hour before {H} (DC 13 Survival), or with the carts of {H}, as drivers, with the hoods up.',
    ],
    closes: [
      'The act ends on the short road: down in the yard the evening count begins, aloud, stops, and begins again from one.',
    ],
  },
  {
    id: 'murder-understudy',
    not: [],
    only: ['inquire-murder'],
    heading: 'Act two: The First Visitor, in {town2}',
    opens: [
      'There were two slices of bread. The second visitor whom {B} expected on that evening never came, and is in {town2}: the letter with the appointment comes back to {town}, unopened, with a stamp. {A} would have been glad to have it.',
    ],
    goal: [
      'Somebody in {town2} was to hear that evening what {B} had found out, and had been given half of it in advance. Without it the murder has a murderer and no reason that {council} believes. {R} has been engaged by {A} to bring condolences there, and papers back.',
    ],
    way: [
      'The night coach. Across from the party sits somebody in mourning who walks like {B} at each halt and then like nobody in particular: {H} is on the way to {town2} as well (DC 13 Insight to be the one to whom {H} speaks first).',
    ],
    place: [
      'The second visitor is {tansy}, a keeper of records who has broken a leg and has heard of nothing. Told that {B} is dead, {tansy} looks for a long time at the crutches, and then asks for the key behind the third volume.',
    ],
    rival: [
      '{R} has brought lilies and has been sitting at the bed of {tansy} for a day. {R} does not know what is being looked for, and has begun to find it unpleasant that nobody says so.',
    ],
    clues: [
      'Investigation :: reading what {B} sent in advance :: Figures, for a whole year, and beside the last a time: the morning after. From that morning on it would have been known.',
      'Insight :: asking {tansy} who knew of the visit :: One asked about it twice: {A}, at cards, "in order not to disturb".',
      'History :: looking up to whom the theatre was let :: Nobody has rented {lair} for {years} years; the key was lent out three times this month, against the signature of {H}.',
    ],
    setPiece: [
      'Someone has lit a fire in the record office, below the room of {tansy}. In four rounds everyone can do each of these once: carry {tansy} down the outer stairs (DC 13 Athletics), find the volume by its smell of glue (DC 13 Investigation), throw the rest into the yard in order (DC 12 Acrobatics), look who runs (DC 13 Perception). With three successes the volume, {tansy} and a face are saved; with two, the party must choose which of them. Those who lit it stand in the yard.',
    ],
    map: [
      'After the fire the gates of {town2} are shut until everyone has been heard, and {A} is told that the papers are ashes. {A} has the mourning ended, the clocks set going and the house opened; only {lair} is locked now, with a new lock.',
    ],
    choice: [
      'Everybody may go on believing that all of it was burned, {tansy} too. Or {tansy} is brought to {town}, on crutches, and reads the figures before {council}.',
    ],
    first: {
      answer: 'lets {A} believe that it was burned',
      now: [
        '{tansy} is dead, according to the newspaper, and enjoys it. {A} sends lilies for the second time.',
      ],
      later: [
        'When {tansy} comes in on two crutches at {lair}, {A} drops what was in hand. The first round belongs to the party, and the {coat} lies on the floor.',
      ],
    },
    second: {
      answer: 'has {tansy} read before {council}',
      now: [
        'It takes all morning. At the end everyone in {town} knows why, and nobody yet how; {A} goes home by a detour.',
      ],
      later: [
        '{A} has nothing left but to burn the {coat}, and is alone at {lair} with it: those who were hired have heard the reading and want their money first.',
      ],
    },
    lastWay: [
      'To {lair} there is the new lock (DC 14 Sleight of Hand) or the trap through which the scenery is drawn up (DC 13 Athletics); behind one of the two stands {H}, who has a key and no courage.',
    ],
    closes: [
      'The act ends on the night coach back: on the seat across lie a hat and a glove, as {B} used to lay them down, and nobody sits there.',
    ],
  },
  {
    id: 'plague-first',
    not: [],
    only: ['cure-spread'],
    // Hunger and bad water cannot be had in one hand.
    unless:
      /\b(?:famine|hunger|drought|blight|crops?|harvest|fields?|wells?|rivers?|water|beer|grain)\b/,
    heading: 'Act two: Those Who Had It Before, in {town2}',
    opens: [
      'A letter comes from {town2} to whoever is in charge at the rope: "With us it was in my grandmother\'s time. They shut it up too early, and had to live with it. Do not shut it up too early." {A} has ordered books from the same street.',
    ],
    goal: [
      'In {town2} there was a spring like this one, and it was closed in the wrong order. Whoever talks with those who live with it learns the right one, and what {A} has read and left out. {R} buys up what is left of the cure there.',
    ],
    way: [
      'The party carries a yellow flag, since it comes from {town}: no inn takes it in, and all roads are empty before it (DC 12 Survival to sleep dry). Without the flag it is quicker, until somebody asks (DC 14 Deception).',
    ],
    place: [
      'A long house by a dry fountain, with ramps instead of stairs, and a bell for everything. {wren} runs it, has had it for {few} years in one hand only, and shows how one lives with it. On the wall hang {num} small bags of white dust.',
    ],
    rival: [
      '{R} has bought {few} of the bags, from heirs, and pays well. {R} has tried it on a dog, and it was no use; but if somebody told {R} how it has to be cut, there would be money for the whole house.',
    ],
    clues: [
      'Medicine :: comparing the bags with each other :: One in ten is green inside: cut before the closing, and dried in the dark. That one still works.',
      'History :: reading the register of the long house :: The same words that {A} has underlined in {town}; and below them, in {town2}, who paid for it, and for how long.',
      'Nature :: following the dry channel from the fountain :: It leads to a vault like the one at {lair}, with a plate, chains and a white wall turned to dust.',
    ],
    setPiece: [
      'The people of {A} want the book from the long house, and somebody has locked the doors from outside and cut the bell. In five rounds: open the ramp gate (DC 13 Athletics), lead out those who cannot walk, by turns (DC 13 Medicine), keep the bags dry under the pump (DC 13 Sleight of Hand), ring something else (DC 12 Performance). With three successes before three failures everyone is in the yard and the book under a blanket; otherwise the book is gone, and {wren} has to recite it.',
    ],
    map: [
      "The roads around {town} are closed by soldiers, and nobody is let in any more. From {town2} the old channel runs under all of them, dry, a day's march, to the back of {lair}: the water there comes from the same mountain.",
    ],
    choice: [
      'The green bags are enough for {few} of {struck}, now. Or they stay with {wren}, for whom they are meant, and the party cuts what it needs at {lair}.',
    ],
    first: {
      answer: 'takes the green bags',
      now: ['{wren} counts them out and keeps none. At the rope {B} has to decide who is first.'],
      later: [
        '{few} of {struck} are well when the party goes to {lair}, and come along: they know the way of the water from inside, and are not touched by it a second time.',
      ],
    },
    second: {
      answer: 'leaves them with {wren}',
      now: ['{wren} says thank you for a whole minute, and draws how to hold the knife.'],
      later: [
        'Cut as {wren} has shown, each armful of moss at {lair} is worth two, and lasts for a day after the plate has come down: there is no hurry any more, whatever {A} says.',
      ],
    },
    lastWay: [
      'By the dry channel, a day in the dark (DC 13 Survival by the group), and up behind the white wall of {lair}; or past the soldiers, with a word of {G}, by the front.',
    ],
    closes: [
      'The act ends in the channel: a trickle comes towards the party, grey, where it was dry an hour ago.',
    ],
  },
];
