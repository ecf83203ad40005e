import type { SecondAct } from './matter-types.ts';

/** Second acts of hunts for a creature that has a reason, and for one that lives in water. */
export const secondActsOfReasons: readonly SecondAct[] = [
  {
    id: 'reason-auction',
    not: [],
    only: ['hunt-reason'],
    heading: 'Act two: The Auction in {town2}',
    opens: [
      'The crates of {H} are empty. The cart left for {town2} in the night, under three tarpaulins, and {H} with it. {S} sits on the step of the back room and says without being asked: "I told {H.them} that it would end like this."',
      'The party has the proof, and {town} begins to listen. Then {T} comes running: the cart of {H} has passed the berry path, with lanterns, in the direction of {town2}, and {it} {it.has} followed it as far as the river.',
    ],
    goal: [
      'Without what is on that cart there is no peace: {it} need{it.v} {need}. In {town2}, {H} has an auction to end a long row of debts, and {R} is among the bidders. The party has to be there before the hammer falls, and back before {deadline}.',
    ],
    map: [
      'The ferry between {town} and {town2} has stopped, since {it} {it.was} seen on the bank. From now on the way leads over the high valley, past {lair}, and everyone who comes from {town2} has to go by there as well.',
    ],
    way: [
      'It is two days over the high valley, in sight of {it} (DC 14 Stealth, or openly with a white cloth, which {T} recommends), or one and a half by the smugglers at the river, who ask {bribe} gp and no questions.',
    ],
    place: [
      '{town2} is proud of its auction hall: red curtains, numbered chairs, a hammer of ivory. What comes from {town} stands last on the list, under a cloth. Nobody is allowed to see it before; everyone has.',
    ],
    setPiece: [
      'The auction: lot after lot, and the party has until the last one. It can outbid {R} with money that it must find first (three bidders can be won to pool theirs, DC 14 Persuasion each), have the lot withdrawn (DC 15 Investigation to find that {H} has no title to it, and a notary who says so aloud), or take it, between the cellar and the stage, in a minute of darkness (DC 14 Sleight of Hand and DC 14 Stealth). Each failure makes {R} smile and the guards look. In the middle of it a window rattles: {it} {it.has} come as far as the walls of {town2}.',
    ],
    clues: [
      'Investigation :: reading the list of lots :: The last lot is described as "removed from its place at {lair} with some noise". {H} wrote it, and signed.',
      'Insight :: talking to the notary of the hall :: There were two orders. The second one was for {it} alive, and was given before anyone in {town} was hurt.',
      'Nature :: watching the walls at night :: {It} {it.is} not hunting: {it.they} walk{it.v} round {town2} and back towards {lair}, and listen{it.v}.',
    ],
    rival: [
      '{R} bids for a menagerie, on credit, and would rather have {it} than the lot. To the party {R} proposes to share: the lot for the party, and in return the berry path.',
    ],
    choice: [
      'The lot is theirs, and {R} stands in the door with the papers for a fast coach. With the coach they are back a day early, if {R} is told where {lair} is; on foot over the high valley they are in time by an hour, and {R} learns nothing.',
    ],
    first: {
      answer: 'takes the coach',
      now: [
        'The party gains a day, and sleeps in it. {R} asks about the path, and is a good listener.',
      ],
      later: [
        'At {lair} {R} is there before anyone else, with nets. They have to be cut (DC 13 Sleight of Hand, or a fight with {R}), before {it} see{it.v} anything but nets.',
      ],
    },
    second: {
      answer: 'goes over the high valley',
      now: [
        'The way costs each character a Hit Die, and {it} walk{it.v} along on the other side of the valley, all night, at the same speed.',
      ],
      later: [
        '{It} know{it.v} the party by now: no check is needed at {lair} to come as near as one spear length, if nothing is drawn.',
      ],
    },
    lastWay: [
      'Over the high valley one comes to {lair} from above, along a ledge with droppings and moss (DC 13 Acrobatics), and sees the hunt as {it} see{it.v} it: a long line of lights that comes up from {town}.',
    ],
    closes: [
      'The act ends on the last ridge before {town}: below, the drum has begun, a day early, and {B} is at the front; above, at {lair}, something gets up.',
    ],
  },
  {
    id: 'sea-bell',
    not: [],
    only: ['hunt-sea'],
    heading: 'Act two: The First Bell, in {town2}',
    opens: [
      'The party has understood what calls {it}. On the same evening a ship from {town2} is reported overdue, and {H} turns pale: the first bell of the new metal, the largest, was never sold here. It hangs in {town2}, over the harbour, and is rung each morning.',
      'When the party comes to {lair} for the first time, nobody is at home. The bells hum, {wren} shouts from the ledge, and points along the coast: towards {town2}, and away from it rolls a long, smooth wave.',
    ],
    goal: [
      'The first bell of {H} hangs in {town2}. If it is struck there, {it} come{it.v} to {town2}, where nobody is warned; if the party has it, it has the one voice that {it} {it.has} never got hold of, and can lead {it.them} wherever it wants. {R} wants it as well.',
    ],
    map: [
      'The coast road is cut: a wave has taken the causeway between {town} and {town2}. From now on one gets from one to the other only by boat, past {lair}, or two days through the hills.',
    ],
    way: [
      'By boat, without metal, at slack water, it is half a day (DC 14 Stealth by the group; on a failure somebody goes overboard and loses a Hit Die). Through the hills it is two days, with carts full of people who do not like the sound of the sea any more.',
    ],
    place: [
      '{town2} is proud of its bell. It hangs in an open frame at the end of the mole, taller than a man, and couples have themselves married under it. The ringer is deaf, and has been for years, because of it.',
    ],
    setPiece: [
      'The morning bell: the party has until sunrise. The council of {town2} has to be persuaded to be silent for one day (DC 15 Persuasion), or the clapper wrapped by night (DC 14 Stealth and DC 13 Sleight of Hand), or the deaf ringer made to understand (DC 14 Performance, without words). If it rings once, {it} {it.has} reached the mole six rounds later; then the bell has to be got down (DC 15 Athletics, three successes) while the stones shake. Whatever happens, somebody has been watching.',
    ],
    clues: [
      'Arcana :: laying a hand on the bell :: It hums by itself, and falls silent when {it} {it.is} far away: with it one always knows how near {it.they} {it.is}.',
      'History :: reading the founder\'s mark :: "The first, and the best." {H} cast it with a piece of metal that divers had brought up from {lair}.',
      'Insight :: asking the ringer :: It was answered, on the first morning, from {lair}. The ringer felt it in the feet, and told nobody.',
    ],
    rival: [
      '{R} has a barge with a crane, and offers {town2} a statue in exchange for the bell. To the party {R} says openly what it is for: bait. {R} would share the barge, if {it} {it.is} brought in alive.',
    ],
    choice: [
      'The bell is too heavy for the boat of {T}. {R} lends the barge for a promise, that {it} {it.is} taken alive; or the bell is broken up, here, and the party takes only its lip, which has half of the voice.',
    ],
    first: {
      answer: 'takes the barge',
      now: ['The bell is under way the same evening. {R} sits on it and hums.'],
      later: [
        'At {lair} the whole voice draws {lead} to any spot that the party chooses, twice. If {it} {it.is} killed all the same, {R} cuts the barge loose in the middle of the fight.',
      ],
    },
    second: {
      answer: 'breaks up the bell',
      now: ['{town2} weeps, and a wedding is postponed; the party owes a bell.'],
      later: [
        'At {lair} the lip draws {lead} once. But one bell less hums down there, and {it} sleep{it.v} until the first blow.',
      ],
    },
    lastWay: [
      'The way to {lair} is over open water now: the causeway is gone. Whoever holds a hand on what is left of the first bell feels how near {it} {it.is}, and can steer around (DC 13 Survival).',
    ],
    closes: [
      'The act ends on the water, at night: far behind, {town2} is silent for the first time in years; ahead, at {lair}, all of the bells begin to hum at once.',
    ],
  },
];
