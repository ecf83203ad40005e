import type { SecondAct } from './matter-types.ts';

/** The second act of a hunt for a creature that has a reason: what it needs has been sold to another town. */
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
];
