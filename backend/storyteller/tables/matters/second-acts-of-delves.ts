import type { SecondAct } from './matter-types.ts';

/** The second acts of stories about places that are entered. */
export const secondActsOfDelves: readonly SecondAct[] = [
  {
    id: 'token',
    not: [],
    only: ['delve-nest'],
    heading: 'Act two: What Was Carried to {town2}',
    opens: [
      'The act ends when {H} is out, or at the latest on the second evening, with an empty bed: {S} has gone to {town2} by night, with {token}, to sell it to {R.full}, the {R.role}. In the street lie the tracks of {brood}, all in the same direction.',
    ],
    goal: [
      'Without {token} there is no end to it but a battle, and with it {brood} {brood.is} no longer after {town}, but after whoever has it. The party has to be in {town2} before {brood} {brood.is}, and bring {token} back to {heart}.',
    ],
    map: [
      'On the way {brood} {brood.has} opened what was closed: the old shaft from the side of {town2}. The road between the towns falls in behind the party, and nobody drives on it any more; but now a way leads under the ground from {town2} straight into {lair}, from behind.',
    ],
    way: [
      'By the road it is a day and a half. Whoever walks at night walks beside {brood}: seen once from a hill, {num} shapes in a line. To overtake them without a fight, the party needs a boat, good horses or good nerves (DC 13 Stealth by the group; on a failure it arrives an hour after them).',
    ],
    place: [
      'The house of {R.full} in {town2} has one room for each thing that it holds, and a guest in every room who has come to bid. {token} lies on velvet, under a glass cover; beside it sits {S}, with the money in both hands and the look of one who has begun to count the exits.',
    ],
    setPiece: [
      "The bidding has begun when all lamps in the house go dim: {brood} {brood.is} in the walls. In {few} minutes of noise somebody has to hold the guests together (DC 13 Persuasion), somebody has to get the cover open (DC 14 Sleight of Hand), somebody has to keep the doors (DC 13 Athletics), and somebody can try {fear} (no check, if it was found). With two of the four, everyone gets out by the roof; with fewer, the bidders' own guards turn on whoever holds {token}.",
    ],
    clues: [
      'Insight :: asking {S} why it was taken :: "It was the only thing in there that they kept warm." {S} had understood it, and took it all the same.',
      'History :: reading the label under the glass :: Such a thing was found once before: it was brought back, and {fear} kept the carriers safe on the way.',
      'Investigation :: opening the stove in the cellar of {R.name} :: Behind it is the old shaft. The draught has the smell of {lair}.',
    ],
    rival: [
      '{R} paid honestly, has a receipt, and would rather lose a hand than a set. What {R} does not know is what else belongs to it, at {lair}; whoever describes {heart} has {R.their} full attention.',
    ],
    choice: [
      '{R} offers the party {token} for a promise: the first look at {heart} when all is over, and a drawing of it. Or the party takes {token} now, in the dark, and leaves the receipt.',
    ],
    first: {
      answer: 'gives {R.name} the promise',
      now: ['{R} comes along, with two lamps, {few} questions and a pass for every gate.'],
      later: [
        '{R} stands at {lair} with an open book. When it turns bad, {R} throws the lamp oil (each enemy in a 15-foot square takes {sting} fire damage, DC 13 Dexterity half), and has to be carried out without the drawing.',
      ],
    },
    second: {
      answer: 'takes {token} without asking',
      now: [
        'The party has {token} and a day of lead; {S} comes along, because everybody in {town2} is looking for {S.them} too.',
      ],
      later: [
        '{R} has come through the shaft with armed people and demands {R.their} property in front of {great}. They do not fight the party; but {great} now sees two who want it, and the first round is lost to shouting.',
      ],
    },
    closes: [
      'The act ends at the mouth of the shaft: {token} is warm in the hand, and from below comes {noise}, no longer searching.',
    ],
  },
];
