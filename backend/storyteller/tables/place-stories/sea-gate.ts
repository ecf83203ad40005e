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
      [
        'He dreamed it, believes it, and the dream was sent by what is on the other side. The day is day {days}, and thousands of people are packing to walk up the valley and sing.',
        'He dreamed it, believes it, and the dream was a cry for help. The day is day {days}, and thousands of people are packing to walk up the valley and sing.',
      ],
    ],
    [
      '{B} needs a sample from behind the gate, a cupful, and pays in royal estates.',
      [
        'The cup holds a small sea. Poured out, it fills the whole valley down to {town}, and a wish is needed to get it back into the cup.',
        'In the open air the cupful burns, with a blue flame as high as a house, and in the flame one sees very small people who look up.',
      ],
    ],
  ],
  done: 'In {town} one farms, and here one holds. Anyone may take a turn at the bronze, for an hour, and it is said to cure pride; kings have done so, in front of painters.',
  trace:
    '{K} shows guests the handprints of those who took a turn, worn into the metal as deep as a thumb. There the bronze is so thin that light comes through, and on the far side, at the same height, one sees the marks of other hands.',
  truth: [
    'It is held shut from both sides. Something vast in that ocean wants to come through. A people lives behind the gate, and for nine hundred years they have pulled at the bronze while {V} pushed. They are nearly all dead; {V} feels the hands go, one by one, and has told no one, since who would stand here then? They have begun to knock, to ask whether anybody is still there.',
    'The gate does not protect {town} from the sea, but the sea from {town}. It is the last one of a world that {V} was once sent to destroy, with the last children of that world in it, and our air burns that water like oil. If the gate opens, all of it runs out into the valley and dies. Now {num} of them knock, and want to be let out all the same, and to die in the sun.',
  ],
  finds: [
    [
      'Perception',
      'laying your own hands on the bronze, in the prints',
      'the metal is being pulled away from you, a little out of time, as tired people pull.',
      1,
    ],
    [
      'Insight',
      'asking {V} how many there are on the other side',
      '{V} says "eleven", and then "ten".',
      1,
    ],
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
      'What comes through the gap first is water that burns and stands upright (use <Water Elemental>), and then a very small hand.',
    ],
    'A wall of force holds as long as it lasts. A wish closes the gate for a year and a day, and takes the year from the one who wished.',
  ],
  later: [
    'In {days} days the last pair of hands behind the gate goes. {V} holds it alone for a night. What comes through in the morning is as wide as the valley, and in no hurry.',
    'On day {days} the people of forty villages come up the valley and sing, as a bishop has told them that the gate will open for them. {V} looks round at them, and it does, by a yard. A burning sea runs down to {town}.',
  ],
  ways: [
    'The hands on the other side can be relieved. It takes one opening, an hour long, in which the order goes in, with Water Breathing, and the last of that people come out; some of the three hundred will have to stay there for good, and {K} asks who of the party would call the roll.',
    'The sea can be moved to an empty plane, if a god grants one. The lock of {B} would keep the air off it, the order would stand in the lock, and {V} has stood here for nine hundred years and would like to carry something for once.',
  ],
};
