import type { SecondAct } from './matter-types.ts';

/** The second acts of stories about a gate, and about people who are cut off. */
export const secondActsOfGates: readonly SecondAct[] = [
  {
    id: 'thirdpin',
    not: [],
    only: ['delve-gate'],
    heading: 'Act two: The Other Door, at {town2}',
    opens: [
      'The act ends with two pins on the anvil and a night that is worse than the others: it opens, and the plain behind is another one. In the foreground, small and clear, stand the towers of {town2}. There is a second frame there, and somebody has begun to open it.',
    ],
    goal: [
      'What is shut on one side opens on the other, as long as both frames stand. In {town2}, {R.full}, the {R.role}, has bought the second one as a ruin, and keeps it open with wedges, for trade. As long as that is so, three pins do not hold here. The party has to go there and come back by the plain, past the third pin.',
    ],
    map: [
      'When the wedges are knocked out, the land between the frames shortens: from {town2} to {town} it is two hours on {p3} now, and three days by road, since the road has slid away by as much. Whoever wants to be at {lair} in time goes over the other side.',
    ],
    way: [
      'By the road, two days, against a stream of people who have seen something in the sky. The inns are full of them; each has a piece of it to tell (DC 12 Persuasion), and put together they say when it opens there.',
    ],
    place: [
      'The frame in {town2} stands in a market hall. Along its edge run stalls: {R.name} sells lamp oil to {brood}, and takes things in return that nobody here has a word for. Guards check the weights. It is the best market for many miles, and everyone looks well fed.',
    ],
    setPiece: [
      'At the hour of the market the frame begins to close by itself and tears. In the crowd each of the party can do one thing, another one each time: hold a wedge (DC 14 Athletics), lead people out (DC 13 Persuasion), call back those who are on the other side (DC 13 Performance), cut the stalls loose (DC 13 Acrobatics). With three successes nobody is cut off; with fewer, {few} people stay over there, and those whom {R} pays hold the party responsible at once.',
    ],
    clues: [
      'Investigation :: looking at the wedges :: They are of bronze, filed from the handle of a pin: the tip of the second. Its crack comes from there.',
      'History :: reading the frame in {town2} :: It was the exit. The one in {town} is the entrance, and at {lair} both can be set.',
      'Insight :: asking those who trade from over there :: They do not come for the oil. They ask how wide the street behind {lair} is.',
    ],
    rival: [
      '{R} has hurt nobody, has paid fairly, and knows about the grey line. {R.their} plan is a road with a toll for those who can pay. {R} would listen to a better one, with figures in it.',
    ],
    choice: [
      '{R} offers carts and drivers for everyone who wants to get out of there, if the frame in {town2} stays open until the end. Or the party knocks out the last wedge now, and nobody trades with anybody.',
    ],
    first: {
      answer: 'leaves the frame in {town2} open',
      now: ['Half of {brood} begin to move the other way, in order, with receipts.'],
      later: [
        'At {lair} only half as many press through (leave away one pair per round). But it has to be shut from both sides at the same moment, and {R} has to be trusted with the hammer.',
      ],
    },
    second: {
      answer: 'knocks out the last wedge',
      now: [
        'The frame falls flat like a page. {R} looks at it for a long time, and then has everything packed.',
      ],
      later: [
        'All of {brood} are at the one frame that is left, and angry. But the pins go in as if into butter: one blow less for each.',
      ],
    },
    closes: [
      'The act ends on the plain: the third pin glows over the heads of all, the grey line has a sound now, and {lair} is in sight, from behind.',
    ],
  },
  {
    id: 'deepwater',
    not: [],
    only: ['delve-cutoff'],
    heading: 'Act two: What the Ship for {town2} Carried',
    opens: [
      'The act ends with the beam on its feet and a bad hour: it moves, harder than ever, {lair} is suddenly too wide for the wedge by a hand, and behind {p3} a hall opens where a wall was. In it lies, upright and whole, an old ship. On the stern stands {town2}.',
    ],
    goal: [
      'Without something that makes the wedge longer, nobody gets out. The ship, which was on its way to {town2}, carried iron: rails, jacks, chains. The party has to get to it, and across a part of {den} in which nobody has ever been. {R.full}, the {R.role}, has set out already.',
    ],
    map: [
      'When the jack is pulled out from under the ship, it tips over and takes the shelf with it: {p1} is gone, {p2} stands in water up to the knee, and everyone is on one bank now, with {brood}. But the hull floats: from now on there is a raft, and it lies in the stream that goes to {lair}.',
    ],
    way: [
      'Through the hall one goes on ribs, over nothing. A rope party, one check each (DC 13 Acrobatics); whoever slips hangs, and whoever cries out is answered from below. Those who carry a light carry it behind the others.',
    ],
    place: [
      "The ship for {town2} is as tidy as on the day of departure: plates on the table, coats on hooks, a log that ends in the middle of a word. In the hold stand the jacks, in grease and paper. And in the captain's cabin somebody has lived for a long time, alone, and has married the figurehead.",
    ],
    setPiece: [
      "The hull shifts with each step. The jack has to come out, chain and all, before the next movement, in {few} minutes: lift (DC 14 Athletics), balance the ship by people on the other side (DC 13 Persuasion), keep {brood} busy with the ship's bell (DC 13 Performance), cut it free (DC 13 Sleight of Hand). Each can be done once. With three successes it comes out with all; with fewer, it comes out with the ship on top, and those who want it for themselves choose this moment.",
    ],
    clues: [
      'History :: reading the log :: They had counted as well: a longer movement after each {few}, and in the longest one the wall of {lair} stands back by an arm.',
      'Nature :: looking at the scratched hull :: {brood} gnaw at what hums. The plates at the stern, where the rudder chain hums, are through.',
      'Perception :: looking out of the stern window with a shaded lamp :: A current; it takes along everything that floats, to {lair}.',
    ],
    rival: [
      '{R} has come for the strongbox of the ship, with a map and a contract, and has not told anyone. {R} can read the log, and would rather carry one box more than one person more; but {R} is ashamed of that, which is a beginning.',
    ],
    choice: [
      '{R} asks for two places on the raft for the strongbox, and gives in return a glass of fire that burns under water. Or the places go to two of the hurt, and the box stays where it is.',
    ],
    first: {
      answer: 'takes the strongbox of {R.name}',
      now: [
        'The raft lies low. Two of the hurt have to wait for the second trip, and nobody says what all think.',
      ],
      later: [
        'The glass of fire lights up the black water from below for {few} rounds: {brood} flee to the far bank. But the second trip is a short one.',
      ],
    },
    second: {
      answer: 'takes two of the hurt',
      now: ['{R} sits down on the box, for a moment, and then takes an oar.'],
      later: [
        'One of the two is a pilot and calls the strokes in a whisper; the raft comes to {lair} without a check, and two rounds before the movement.',
      ],
    },
    closes: [
      'The act ends on the raft, in the dark: the jack is on board, the water begins to fall by a finger, and somebody far ahead pulls at the rope.',
    ],
  },
];
