import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** The second act of what the party is asked to do: who must be asked before it. */
export const secondActsOfTasks: readonly SecondAct[] = [
  {
    id: 'asked-first',
    not: [],
    only: ['undertaking'],
    heading: 'Act two: Who Must Be Asked First, in {town2}',
    opens: [
      'When the party has read the terms, it knows what the reports have left out: before anyone sets out, leave has to be asked, of those in {town2} who have a right in it. In twelve years {A} has never asked. The same evening {R} leaves {town} on a fast horse, with a purse of {A}.',
    ],
    goal: [
      'The leave is a word and a token, and it is given to one only. {R} is to get it first, and then lose it. Without it the last mile stays closed, with crate and way and all; with it, nobody on the road has to step aside any more except {A}.',
    ],
    map: [
      'While the party is away, {A} has the road behind it closed for repairs: trestles, lanterns, a ditch. From now on there is a way out to {lair} and none back to {town}, except by the long way round, which {B} knows and {A} does not.',
    ],
    way: [
      'The post road to {town2} takes two days and is watched; porters of {A} ask at every inn (DC 13 Deception, or they send word ahead). The old way, which {B} has described, takes as long and costs each of the party one level of exhaustion on a failed DC 13 Constitution saving throw.',
    ],
    place: [
      'In {town2} the right has come down through one family to three people who do not speak to each other: one keeps the word, one keeps the token, and the third, a child of eleven, is the one who has to say yes. They live in one house, on three floors, with three bells.',
    ],
    setPiece: [
      'All three must be won before the bells ring for evening, each in another way: the keeper of the word by telling what the last mile is like (DC 13 Performance), the keeper of the token by work, which has been lying there for years (DC 13 Athletics), the child by an honest answer to "And what if it goes wrong?" (DC 12 Persuasion). With two successes they come down the stairs on their own. In the meantime {R} goes from floor to floor as well, and promises what {A} will not pay.',
    ],
    clues: [
      'Insight :: asking the three why they never gave leave before :: "Nobody has ever asked." {A} has sent greetings every year, and a drawing.',
      'History :: reading what is carved into the banister :: The names of those who have done something like it before, with dates. It has never been easy, and it has always ended at the place that the terms describe.',
      "Perception :: watching {R} count :: The purse has {A.name}'s seal, and with it came a plan of {lair} with {few} crosses: where those who are hired will stand.",
    ],
    rival: [
      '{R} was told to lose the token in a river, and has begun to ask why. {R} has walked half the world for other people and would like to arrive somewhere once. Shown the terms (DC 13 Persuasion), {R} wants to come along, or at least to carry something.',
    ],
    choice: [
      'The child says yes, and has one wish: to be told how it was, by somebody who comes back for that alone. Or the party takes the token without the yes, at night, while the three argue; it is quicker by a day.',
    ],
    first: {
      answer: 'waits for the yes, and promises to come back',
      now: [
        'It costs the evening. In the morning all three stand at the door, together, for the first time in years, and the keeper of the word says it aloud, so that {R} hears it as well.',
      ],
      later: [
        'At {lair} the word opens what {A} has barred: the older ones among those who were hired know it from their grandparents, take off their caps, and make room.',
      ],
    },
    second: {
      answer: 'takes the token without the yes',
      now: [
        'The party has a day of lead on {R}. Behind it a bell rings, then the second, and the third does not.',
      ],
      later: [
        'The last mile has to be walked without leave. At the end the thing can be done all the same, but {few} of those for whom it was done will ask who said yes, and {A} has an answer ready.',
      ],
    },
    closes: [
      'The act ends where the road has been closed: behind the trestles stand {few} porters of {A}, and before them lies the long way round.',
    ],
  },
];

export const lastWaysOfTasks: Readonly<Record<string, readonly Row[]>> = {
  'asked-first': [
    "The long way round comes out above {lair}, at the back, where the stove pipe smokes (DC 13 Survival to be there before dark). By the road the party comes to trestles and to people who are paid by the day (DC 13 Deception, or a promise of two days' pay).",
  ],
};
