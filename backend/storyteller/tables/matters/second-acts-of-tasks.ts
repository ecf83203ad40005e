import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of what the party is asked to do, and of what is so in a town; the rows name neither. */
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
  {
    id: 'other-half',
    not: [],
    only: ['broken-promise'],
    heading: 'Act two: The Other Half of the Stone, in {town2}',
    opens: [
      'The inscription at {lair} breaks off in the middle of the promise. The party learns where the rest is: the stone was split when it was set up, and the other half went to {town2}, as a pledge. The same evening {R} leaves for {town2}, in the service of {A}, with a hammer in the luggage.',
    ],
    goal: [
      'Without the other half nobody knows the gift, and {B} would bring the wrong one. {R} is to destroy it, and thinks that it is only an old stone. And in {town2} it begins now as well: what was held off by one promise was held off for both towns.',
    ],
    map: [
      'It has now reached the road between {town} and {town2}. Travellers camp on both sides of it and do not go on; the shortest way to {lair} leads through the middle, and another one over the heights takes a day longer.',
    ],
    way: [
      'Two days on the road, against a stream of people with handcarts. Whoever helps them (DC 13 Medicine or Athletics) is told by {few} of them what they have seen; whoever does not comes half a day earlier, and has learned nothing.',
    ],
    place: [
      'In {town2} the other half of the stone is the doorstep of the court. For a hundred years people have walked over the writing, and it can be read only from below. The judge sits on the day after tomorrow, and not one stone is moved before that.',
    ],
    setPiece: [
      'To lift the doorstep, the party needs the court to rise: it is in session over who is to blame in {town2}, and a man stands before it who has done nothing. Three things are open, each for one check: to prove that it was so a hundred years ago (DC 13 History), to speak for the man (DC 13 Persuasion), to lift the stone while all are shouting (DC 14 Athletics). With two successes the writing lies open; {R} comes with the hammer in the second round, and with those whom {A} has paid.',
    ],
    clues: [
      'History :: reading the other half of the promise :: The gift: nothing that can be bought. It must be a thing that the giver has made and uses every day, and it is laid down by one whose parents have done it before.',
      'Insight :: asking {R} what {R.they} was paid for :: "To break a doorstep." {R} has not asked why it costs so much, and begins to, aloud.',
      'Investigation :: looking at the back of the stone :: A row of small hands, pressed into it while it was soft, and a date that is {deadline}. The place is carved beside it: {lair}.',
    ],
    rival: [
      '{R} comes from a place where it was so as well, and where nobody ended it. Told that it can be ended (DC 13 Persuasion), {R} sits down on the doorstep and does not let anyone near it with a hammer.',
    ],
    choice: [
      'The stone can be taken along to {lair}, with a cart and {few} people who pull; then the promise is whole again, and {town2} has nothing more in its hands. Or the party leaves it, and takes only a rubbing of the writing.',
    ],
    first: {
      answer: 'takes the stone along',
      now: [
        'It takes {few} people and two oxen, and {town2} asks for a hostage: one of the party signs, and may be fetched by the court.',
      ],
      later: [
        'At {lair} the two halves close with a sound like a breath. Who stands by it cannot be frightened any more, and those who were hired by {A} see the hands.',
      ],
    },
    second: {
      answer: 'takes only the writing',
      now: [
        'The party is a day quicker, and in {town2} the doorstep lies the right way up for the first time. People read it as they go in.',
      ],
      later: [
        'At {lair} the half stone answers only to {B}. It takes longer: whoever wants to interrupt has three rounds for it.',
      ],
    },
    closes: [
      'The act ends on the road, where it is worst. Half of those who camp there have decided to come along to {lair}, and the other half to stop them.',
    ],
  },
];

export const lastWaysOfTasks: Readonly<Record<string, readonly Row[]>> = {
  'asked-first': [
    "The long way round comes out above {lair}, at the back, where the stove pipe smokes (DC 13 Survival to be there before dark). By the road the party comes to trestles and to people who are paid by the day (DC 13 Deception, or a promise of two days' pay).",
  ],
  'other-half': [
    'The road to {lair} lies in the middle of it: straight through costs each of the party one level of exhaustion on a failed DC 13 Constitution saving throw. Over the heights it takes a day longer, and one comes from behind, where {H} keeps watch alone.',
  ],
};
