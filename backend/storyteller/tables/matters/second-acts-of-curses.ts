import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts about what spreads, what lies on one person, what cannot be, and the dead. */
export const secondActsOfCurses: readonly SecondAct[] = [
  {
    id: 'moss',
    not: [],
    only: ['cure-spread'],
    heading: 'Act two: The Convoy to {town2}',
    opens: [
      'The act ends with a bell that rings at the wrong hour: {few} families have broken out of {p2} with a cart, are on the way to {town2}, and have taken {ill} along. {town2} has closed its gate and put archers on the wall.',
    ],
    goal: [
      'What happens in {town} must not happen in {town2} as well; and in {town2} lives the last mason of those who know how the spring was shut, [a woman of ninety|an old man with a trumpet for his ear]. The party has to catch up with the cart before the archers see it, bring it somewhere, and get into a town that lets nobody in.',
    ],
    map: [
      'From this day on {town2} is closed, and a ditch with fire in it crosses the road. Whoever goes back to {town} has to take the water way: with a raft, at night, through the old channel, which comes out below {lair}.',
    ],
    way: [
      'The cart has {few} hours of a start and a broken axle. The party may ride it down (DC 13 Animal Handling), or take the short cut through the reeds (DC 13 Survival; on a failure each has to make a DC 12 Constitution saving throw against {ill}, or be poisoned until a long rest).',
    ],
    place: [
      'Between the two towns lies an empty inn with a well of clean water. {num} people can stay there, if somebody tells them to, finds straw, and keeps the archers off. {B}, who has come along in the cart, does the first two things already.',
    ],
    setPiece: [
      'The wall of {town2} at dusk, a cart before it, {few} archers above and a captain who counts aloud to a hundred. Each character may do one thing before that: turn the oxen (DC 13 Animal Handling), talk to the captain (DC 14 Persuasion), carry the weakest out of range (DC 13 Athletics), or drink from the bucket of the cart before the eyes of all, to show that it is not in the air (DC 13 Constitution saving throw, or the sick are one more). With three successes nobody in {town2} shoots. Then those whom {H} has paid to set the cart on fire come out of the reeds.',
    ],
    clues: [
      'History :: asking the old mason :: "It took half a morning to shut and a year to learn that one must cut the white stuff *first*. We did not. I have {num} names here, of those for whom there was none left."',
      'Insight :: asking those from the reeds who paid them :: {H}, with money of {A}: nobody is to compare the sick of {town} with the old records of {town2}.',
      'Nature :: looking at the roof of the empty inn :: White moss, a hand wide, dry. The innkeeper brought it from {lair} long ago, and has never been ill.',
    ],
    rival: [
      '{R} has been inside {town2} for a day, with a borrowed pass, and has the mason talk. {R} wants a bottle of the water, sealed, for somebody who does not say what it is for, and would share the old plan of {lair} for a promise to look away.',
    ],
    choice: [
      'The plan that {R} has shows how the plate can be let down from outside, by a chain in the reeds. {R} gives it to the party for one bottle of the water. Or the party does without, and takes {R} to the gate, where {town2} has a cell for people with bottles.',
    ],
    first: {
      answer: 'promises the bottle',
      now: [
        '{R} unrolls the plan at once, and holds the lamp. The chain is there, below the third willow.',
      ],
      later: [
        'The spring at {lair} can be shut from outside, without a fight, by two who pull. But {R} goes in first, for the bottle, and comes out with {A} behind: for one round somebody has to choose whether to let go of the chain.',
      ],
    },
    second: {
      answer: 'hands over {R.name}',
      now: [
        '{town2} is impressed, opens a side gate, and lends the party {few} people with vinegar masks.',
      ],
      later: [
        'Those with the masks cut the moss at {lair} while the party fights: at the end of the third round four sacks are full, whatever else has happened.',
      ],
    },
    closes: [
      'The act ends on the raft, in the dark of the channel, when barrels of {A} bump against it from upstream. They are warm, and {A} has begun with the last dose.',
    ],
  },
  {
    id: 'gate',
    not: [],
    only: ['cure-one'],
    heading: 'Act two: The Winter That Was Shut Out, near {town2}',
    opens: [
      'The act ends when somebody sees that {few} leaves have come at once, and {B} says what all are thinking: {ill} is faster than the calendar. What the page does not tell, how to make the berries ripen, somebody else has to know.',
    ],
    goal: [
      "Near {town2} there was one before {it} who almost got well: the daughter of a ferryman, {weeks} weeks before the end. The party has to find the ferryman's house and learn what was tried there. {R} is on the way as well, and wants to be the one who brings a cure.",
    ],
    map: [
      'It snows, in whatever season, on a strip of land a mile wide between {town} and {town2}: that is the night of the shut gate, which comes closer to {town} with every leaf. Roads in it are gone; but the hand of everyone who walks through shows a mark that the thorns of {lair} let pass.',
    ],
    way: [
      'Through the snow it is a day (DC 13 Survival by the group; on a failure everyone is one level more exhausted). Now and then one hears people on the left, many, who are walking the same way. They are not there, and they are cold: a cloak that is held out to them is gone in the morning, and the next check succeeds.',
    ],
    place: [
      'The house of the ferryman has stood empty for a long time. In the bedroom hangs a door that is painted on the wall, with a real handle. Beside it somebody has counted leaves, {num} of them, and then berries: one, two.',
    ],
    setPiece: [
      'At midnight the night of the gate comes through the house: the wall of {town}, a gate, torches, snow, and outside {num} people who knock. The party stands inside, beside those who will not open. It cannot be changed and it can be answered: each character does one thing (pull at the bar, DC 14 Athletics; make a guard look, DC 13 Persuasion; throw bread over the wall, DC 13 Acrobatics; say what one would have done, DC 12 Religion or History). With three successes one of those outside, with the face of {A}, turns round and says what was sworn, in full. Then the guards take the party for those who want to open, and strike: whoever {A} has sent is in those armours.',
    ],
    clues: [
      'Religion :: listening to the oath in full :: "Until one of yours bleeds for us unasked, or one of ours says: enough." Those are the two ways to heal {it}, and there is no third.',
      'History :: asking who carried a lamp to the ferryman in those weeks :: A grandmother of {A}, who had come to say "enough", and was one night late.',
      'Nature :: looking at the dried berry under the painted door :: White once, and from {lair}. The ferryman had bled for one of the three before he was stopped.',
    ],
    rival: [
      '{R} has seen the gate as well, from the other side, among those who knocked, and is quieter since. {R} has a cutting of the thorn in a pot, for which a collector would pay much, and begins to see what else one could do with it.',
    ],
    choice: [
      '{quill} has followed the party through the snow and wants to know everything, now, and here. The party can tell it all, or send {quill} home with a kind lie and somebody to see to it that it works.',
    ],
    first: {
      answer: 'tells {quill} the truth',
      now: ['{quill} says nothing for an hour, and then goes on with the party, in front.'],
      later: [
        '{quill} steps between {A} and the party at {lair}. The others stop fighting for one round, in which words count: every check to move {A} has advantage.',
      ],
    },
    second: {
      answer: 'sends {quill} home',
      now: ['It is quicker without {quill}, by half a day, and {A} need not be afraid for anyone.'],
      later: [
        'The party has come early: only the half of the thorn that looks to {town} is in flower, and the roots at {lair} move one round in two. But the first to arrive behind the party is {quill}, alone, who has found out all the same, and lays a hand on the bark.',
      ],
    },
    closes: [
      'The act ends at the edge of the snow, near {town}. Behind the party the gate of {town} opens a hand wide, for the first time in {years} years, and someone [coughs|laughs softly].',
    ],
  },
  {
    id: 'returns',
    not: [],
    only: ['strange-rule'],
    heading: 'Act two: The Debtors of {town2}',
    opens: [
      'The act ends when the party has understood the rule, or when the third roof has been spared. In that hour a messenger from {town2} brings an invitation, on good paper: "From those who owe, to those who ask. Come before {deadline}, and bring back something."',
    ],
    goal: [
      'In {town2} live {few} people who have borrowed from the Lender as well and have arranged themselves with it. They know how one talks with it, and what it takes instead. Without that the party can find {lair}, but cannot end anything there. {R} has been invited, too.',
    ],
    map: [
      "The pledge grows: from now on it is not only in {town} that {fact}, but along the whole road to {town2}. The one way on which one goes in peace is the debtors' walk, an old row of stones, on which each traveller has to leave something that is not the traveller's own; it leads straight to {lair}.",
    ],
    way: [
      'Half a day through the midst of it. The party finds out what it costs to go on with full bags: each thing that somebody carries and has never given back weighs double (DC 13 Athletics), and can be left with a neighbour of its owner on the way (DC 12 Investigation to find one).',
    ],
    place: [
      'The debtors of {town2} dine together on one evening of the month: a singer who has borrowed a voice, [a miller|a brewer|a card player] with a strange luck, twins of whom one is on loan. They are pleasant and tired. In the middle of the table, before {R}, is a covered dish, for which nobody reaches.',
    ],
    setPiece: [
      'After supper all who sit at the table have to say what they owe, and to whom. Each character says one true thing (no check, the truth is enough), or hides one (DC 14 Deception). With each truth a lamp goes on; with each lie that is found out one goes off, and in the dark the covered dish moves. With four lamps the host takes off the cover: under it lies the reminder for {A}, not delivered. Then those come in who have been paid by {H} to fetch it.',
    ],
    clues: [
      'Arcana :: asking the singer how it keeps a pledge :: "It does not eat {pledge}. It holds that, like this, carefully, and {A.name} only has to give it a reason to open the hand."',
      'Insight :: asking the host whose reminder it is :: {A} sits at this table on the other evenings, always on the chair with its back to the mirror.',
      'History :: reading the names on the stones of the walk :: All debtors went to {lair}, on foot. Those who gave back have a second stone, on the way home.',
    ],
    rival: [
      '{R} would like to borrow something, and has asked the price. It is the pledge that frightens {R}: something that belongs to all. {R} asks the party, as if by the way, whether one would miss {town2}.',
    ],
    choice: [
      'The twin who is on loan asks to be taken along to {lair}, to be given back. The other one, [white in the face|very quietly], asks the party not to. It is for the party to say, and {town2} will respect it.',
    ],
    first: {
      answer: 'takes the twin along',
      now: [
        'They say goodbye for [an hour|a whole night], and then it is in order. From {town2} on the road of stones is quiet.',
      ],
      later: [
        'At {lair} the twin goes first to the bowl, without fear, and the Lender says "Paid". {A} has seen it: how it is done, and that it can be done. Checks to move {A} to the same are easier (advantage).',
      ],
    },
    second: {
      answer: 'leaves the twins together',
      now: [
        'The host nods, says "Then bring it something else", and gives the party a key that has been overdue in {town2} for {few} years.',
      ],
      later: [
        'The key belongs to the Lender itself. Laid on the rim at {lair}, it buys an answer or a minute: for so long {A} can use nothing that was lent against the party.',
      ],
    },
    closes: [
      'The act ends at the last stone before {lair}, which has no name yet: somebody has begun to carve one, and it is that of {A}.',
    ],
  },
  {
    id: 'wages',
    not: [],
    only: ['dead-walk'],
    heading: 'Act two: The Crossing at {town2}',
    opens: [
      'The act ends when the dead do not go home in the morning: they stand in a column on the road to {town2}, with spades, {num} of them, and do not move. {H} is with them, shouting, and nobody listens any more.',
    ],
    goal: [
      'They want to cross the river at {town2}, where the ferry of the dead used to be, and they have no fare. {town2} has destroyed the bridge out of fear, and sends for soldiers. Somebody has to get there first, find out what the old ferry was, and see to it that the two do not meet.',
    ],
    map: [
      'The bridge to {town2} is gone, and the dead have begun to build one of their own, of doors and carts. It will stand in two days. From the half of it that is done one sees over the dikes, right into {lair}, where nobody has ever been able to look before.',
    ],
    way: [
      'Beside the column runs the only road. One can walk with the dead, in step, with a spade (DC 12 Performance by the group), and hear at each milestone how one of them tries to say a name; or go through the reeds, where those are whose coins are lost (DC 13 Stealth, or a fight that no one wins by noon).',
    ],
    place: [
      'The ferry house of {town2} has not been used for {years} years: a flat boat, a bell, and a box with a slit for one coin. The ferry keeper is alive, has inherited the office, and has always thought that it was [an honorary one|a joke of the family].',
    ],
    setPiece: [
      "{num.t} soldiers of {town2} on one bank, the dead on the other, half a bridge between, and dusk. In four rounds the two will meet. Each character can do one thing a round: hold the soldiers back (DC 14 Persuasion with the captain), ring the bell so that the dead stop and listen (DC 13 Religion), cut the half bridge loose (DC 13 Athletics; {few} dead drift away), or take the first of them across for a coin of one's own (no check, and everyone sees what happens then). At four successes it is quiet on both banks of {town2}. Those whom {A} has sent to drive the dead back to work do not wait so long.",
    ],
    clues: [
      'Religion :: taking one of them across :: On the other bank the dead man says "thank you" in his own voice, and lies down. One coin, given freely, is all that it takes.',
      'Investigation :: asking those who were sent who pays them :: {A}, by the head, and with a lantern that makes the dead turn round as long as it burns.',
      'Perception :: looking from the half bridge by night :: At {lair} a single lamp hangs over a platform, and a chest stands under it.',
    ],
    rival: [
      '{R} has thought of buying the business: not the land, only the chest. In the bag of {R.name} is an offer for {A}; at the sight of the crossing it stays there, for this evening at least.',
    ],
    choice: [
      'The ferry keeper can take across a hundred in one night, and those who cross are out of reach for ever. Or the column stays here, under the bell, as a witness, so that {council} sees with its own eyes what has been done to it. {R} would take the bell in payment, either way.',
    ],
    first: {
      answer: 'lets them cross',
      now: [
        'It takes all night, and costs the party a coin for each tenth of them; the rest is paid by people of {town2}, who have come to look and stay to help.',
      ],
      later: [
        'A hundred pairs of hands are missing at {lair}. {A} has to bring the last ones up to the platform, and there is room enough for the party to get to the steps without a fight.',
      ],
    },
    second: {
      answer: 'keeps them as witnesses',
      now: [
        'They sit down under the bell, in rows, with open hands, and wait. {G} comes, sees them, and takes off the hat.',
      ],
      later: [
        'At the foot of the platform at {lair} stand people of {council}, with the list. {A} looks at them more than at the party, and has disadvantage on attacks until somebody of them has been spoken to.',
      ],
    },
    closes: [
      'The act ends with the spade of {H}, thrown into the river. From {lair} one hears that somebody else is striking the hour now: {A}, and too fast.',
    ],
  },
  {
    id: 'last-way',
    not: [],
    only: ['ghost-wish'],
    heading: 'Act two: The Other Half, in {town2}',
    opens: [
      'The act ends with a night on which it does not come. It is colder than ever, all lamps burn blue, and in the morning frost is on the road sign, on the side on which stands {town2}.',
    ],
    goal: [
      'It has gone to look elsewhere: to {town2}, where the last one lives who knew it, or whose people did. What is known of it in {town} has been washed and dried; in {town2} there is the other half of the story, and if it frightens that person into silence, it is lost. {R} has taken the coach.',
    ],
    map: [
      'Where it has walked, the road stays frozen, like a white ribbon from {town} to {town2}, and at night nobody alive can set foot on it without hearing what it hears. But it is a straight line, and drawn on, it goes through the rock, and into {lair} from behind.',
    ],
    way: [
      'By day the white road is the fastest (half a day, DC 12 Acrobatics by the group). By night it is a memory: who walks on it goes the last way of {it}, in its shoes, and each character meets one person who could have helped (DC 13 Wisdom saving throw, or frightened until dawn; all who succeed know one thing more: there was a witness, on the stairs).',
    ],
    place: [
      'A house with a garden of white stones. Here lives {wren}, who is very old and has expected this visit for a long time. There is frost on one chair, and {wren} has poured out two cups.',
    ],
    setPiece: [
      'It stands in the room, and it is angry, for the first time: {wren} has said that it was {it.their} own fault. The windows go, then the lamps, then the stairs. The party has four rounds: calm it with what it wants to hear and with nothing untrue (DC 14 Persuasion), hold the house together (DC 13 Athletics), get {wren} out (DC 13 Acrobatics), or make {wren} take it back (DC 13 Insight). With three successes it sits down. At that moment those come in by the garden who have been sent so that {wren} does not talk.',
    ],
    clues: [
      'Insight :: asking {wren} what really happened :: "We all knew. It was easier to be afraid of a ghost than to look the family of {A} in the face."',
      'Investigation :: looking at what the two cups stand on :: A letter from {A}, {few} years old: "I have it still. What shall I do, {wren}?" Beside it lie {few} beginnings of an answer.',
      'Nature :: following the frost on the window to its thickest point :: It shows a stair, iron, water, and a box: {lair}.',
    ],
    rival: [
      '{R} has promised a paying public to catch it in a bottle, has the bottle along, and has now seen it weep. {R} asks the party whether a ghost that has been caught gets what it wants.',
    ],
    choice: [
      '{wren} would travel to {town} and say it before all. It might be too much: {wren} is frail, and it is a hard road. Or the party takes a letter, sealed, which is safe, and is only paper.',
    ],
    first: {
      answer: 'takes {wren} along',
      now: [
        'It costs half a day and a chair with poles. In the evening {wren} tells how {it} used to laugh.',
      ],
      later: [
        '{wren} stands on the steps of {lair} and says {A.name}, nothing else, the way one calls somebody in to supper. {A} lets the arms sink; whoever still fights, fights alone.',
      ],
    },
    second: {
      answer: 'takes the letter',
      now: [
        '{wren} writes until midnight. It reads along over the shoulder, and there are no more windows to break.',
      ],
      later: [
        'The letter can be read aloud at {lair}, once, by one character who does nothing else for two rounds. During that time {it} {it.is} there, whatever nails {H} has put in, and neither {A} nor anyone else can raise a weapon.',
      ],
    },
    closes: [
      'The act ends on the white road to {town}, by night, when the party notices that somebody is walking beside it, with a lighter step than before.',
    ],
  },
];

/** How the way to the end has changed, by the second act. */
export const lastWaysOfCurses: Readonly<Record<string, readonly Row[]>> = {
  moss: [
    'The raft goes up the channel against the stream (DC 13 Athletics by the group; a failure costs a barrel in the side, {sting} damage to two of the party), and comes out in the black basin of {lair}, behind everyone who guards the door.',
  ],
  gate: [
    'The strip of snow has reached {lair}. Whoever has walked in it before is let through the hedge unhurt; the others go in single file behind them, and must not let go (DC 12 Dexterity saving throw, or the thorns).',
  ],
  returns: [
    'By the walk of stones the party reaches {lair} in peace, if each of them leaves something at the last stone that belongs to another. Whoever has nothing goes the other way, through all of it (DC 14 Constitution saving throw, or one level of exhaustion).',
  ],
  wages: [
    'From the half bridge a boat gets into the ditches, and along them to the foot of the platform at {lair}. The dead on both sides look down into the boat; a coin held up keeps them still (DC 12 Religion).',
  ],
  'last-way': [
    'The white road ends at a wall of rock, and goes on behind it. A ghost can walk through; with it, hand in hand, so can one of the living at a time (DC 13 Constitution saving throw, or {sting} cold damage). So the party gets into {lair} from behind the nails.',
  ],
};
