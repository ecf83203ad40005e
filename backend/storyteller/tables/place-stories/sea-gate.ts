import type { PlaceStory } from '../place-story-type.ts';

export const seaGateStory: PlaceStory = {
  id: 'sea-gate',
  levels: [12, 20],
  tones: ['heroic', 'grim'],
  words: ['dam', 'gate', 'sea', 'ocean', 'portal', 'plane', 'water', 'door'],
  title: 'The Sea Gate at {town}',
  look: 'A bronze gate a mile wide closes the valley, and behind it stands, to the upper edge, an ocean that is not of this world. Lights as large as ships go by in it. In the middle of the gate, at the height of a man, a person in white armour has one shoulder against the bronze.',
  senses:
    'It hums, so low that one feels it in the teeth. All springs in the province taste of salt. Drops run down the gate and fall upward.',
  keeper: [
    'commander of the gate',
    'has an order of three hundred, who all have one shoulder higher than the other, and a roster for the next thousand years.',
  ],
  guest: [
    'crown engineer',
    'has come from {town} with plans for a lock, for ships, and with a king behind the plans.',
  ],
  absent: 'one in white armour',
  hooks: [
    [
      'The one in white has begun to slip: the width of a hand in a month. {K} pays {pay} gold pieces, and offers a place in the order, to whoever finds out what frightens an angel.',
      'It is a solar, it has held for nine hundred years, and on the other side somebody has started to knock and to say its name.',
    ],
    [
      'Forty villages below the gate pray to it. A bishop of {town} has taught them that it will open for the faithful, on a day which he has named.',
      'The dream of the day was sent. He believes in it, and {days} thousand people are walking up the valley to sing.',
    ],
    [
      '{B} needs a sample from behind the gate, a cupful, and pays in royal estates.',
      'The cup holds a small sea. Whoever pours it out has an island where {town} was.',
    ],
  ],
  done: 'In {town} one farms, and here one holds. Anyone may take a turn at the bronze, for an hour, and it is said to cure pride; kings have done so, in front of painters.',
  trace:
    '{K} shows guests the handprints of those who took a turn, worn into the metal as deep as a thumb. On the inside, at the same height, there are others.',
  truth: [
    'They are holding it shut from both sides. Behind it is a people who guard us from what lives in their deep, and they pushed with us for nine hundred years. They are nearly all dead; {V} feels the hands go, one by one, and has told no one, since who would stand here then?',
    'It opens inward. All this time {V} has not kept the sea from coming in, but us from drowning the ones who live there: the last sea of a murdered world, with its children in it. Our air would burn it. The knocking is {num} of them who want to be let out to die in the sun.',
  ],
  finds: [
    [
      'Perception',
      'laying your own hands on the bronze, in the prints',
      'others push back, a little out of time, as tired people do.',
      1,
    ],
    ['Insight', 'asking {V} how many', '{V} says "eleven", and then "ten".', 1],
    [
      'Investigation',
      'looking at the hinges',
      'whoever built the gate meant it to be closed from here, by someone who was ashamed.',
      2,
    ],
    ['Arcana', 'casting Tongues and listening', 'the knocking is a number, and a lullaby.', 2],
    [
      'Religion',
      'using Commune about the gate',
      'three gods give three answers, and the fourth has hung up.',
    ],
  ],
  use: [
    'Every minute without {V} the gate gives a foot. Six people of great strength (total Strength 120) hold it for an hour, and then are spent.',
    [
      'What comes through the gap first is an arm (use <1 Hezrou, Nalfeshnee, Marilith, Pit Fiend>), and it is feeling for the rest of it.',
      'What comes through the gap first is black water that stands upright (use <Water Elemental, Marilith>), because it has learned that air burns, and then a very small hand.',
    ],
    'A wall of force holds as long as it lasts. A wish closes the gate for a year and a day, and takes the year from the one who wished.',
  ],
  later: [
    'In {days} days the last pair of hands goes. What comes next is in no hurry, and has no name that one can pray against.',
    'In {days} days the singing crowd arrives, {V} looks round at it, and the gate stands open by a yard in both worlds.',
  ],
  ways: [
    'They can be relieved. One opening, one hour long, with the whole order going in and the last hands coming out; some of the three hundred will have to stay there for good, and {K} asks who of the party would call the roll.',
    'The sea can be moved, if there is somewhere to put it: {B} has the plans, a king has a desert, and {V} has nine hundred years of standing and would like to carry something for once.',
  ],
};
