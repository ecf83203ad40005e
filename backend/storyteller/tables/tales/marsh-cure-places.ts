import type { Tale } from './tale-types.ts';

export const marshCurePlaces: Tale['places'] = [
  {
    name: 'the house of {A.full}',
    look: [
      "Bottles in every window, brown, so that the light in the room of {A} is like tea. [In the back room stands a child's bed, which is made every day; {A} does not go past it without touching the rail.|There is a child's bed in the back room, and somebody makes it every day; {A} does not go past it without touching the rail.]",
      '[Scales, dried moss, a queue to the garden gate.|From the scales and the dried moss the queue goes back to the garden gate.] {A} gives out spoonfuls with a steady hand and calls everybody "dear".',
    ],
    todo: [
      '{A} tells the truth to anybody who queues, takes the spoon, and swallows (DC 13 Constitution saving throw; on a failure that character walks tonight, and wakes at cockcrow, unharmed). Others must come in by the garden while {H} is filling bottles (DC 13 Stealth).',
    ],
    what: [
      [
        'Arcana :: holding a bottle against a candle :: [In it something stirs like a very long hair. It turns towards the marsh, and pulls.|A thing like one long hair has begun to move in there; it feels its way to the side of the marsh and draws at the glass.] Such water is a pledge: whoever drinks it has accepted an invitation.',
        'v=a',
      ],
      [
        'Medicine :: reading the book of patients :: For each of the {num} there is a time of death, in a shaking hand, and under it a time when they came back. [There is an hour between them, every time.|Between the two lies an hour, each time.]',
        'v=b',
      ],
    ],
    who: 'Insight :: asking {A} who it was that was cured first :: "My own," says {A}, and takes down a bottle that was standing quite straight, and puts it back. ["You would have done the same. You would have gone on, too."|"Who would not have? And who in {town} would have stopped?"]',
    where:
      'Survival :: looking at the boat behind the house :: [Rust from a boiler is on the bottom boards, and copper green.|The bottom boards are red from a boiler, and green from copper.] In the marsh there is just one boiler, with a chimney: {lair}.',
  },
  {
    name: 'the peat cutting|the old peat cutting',
    look: [
      '[Black walls, straight as a cake, with spade marks|The cut walls are black, with the marks of the spade]; at the far end a place that has been filled in and stamped down and filled in again.',
      'Stacks of turf in rows, and between them, on its own, the hat of {T}, with a stone on it.',
    ],
    todo: [
      '[The wall that {T} has cut sweats and leans in.|Water comes out of the wall that {T} has cut, and the wall is coming after it.] [Two must shore it up while one digs (DC 12 Athletics for the group); on a failure|One digs, and two must shore it up (DC 12 Athletics for the group); on a failure] [somebody|someone] is in black mud up to the neck, and something takes hold of a foot, not roughly.',
    ],
    what: [
      [
        'History :: opening the chest with the dress in it :: Inside is a list, "those who stood by": {few4} families of {town}, with a mark for each hand, and those of {T} and of {H} are among them. Above it a line has been added lately, in red ink: "RSVP, at {lair}".',
        'v=a',
      ],
      [
        'Medicine :: looking at what {T} has buried :: It is the baker, tanned, months old, with fever spots. [He is selling rolls in {town} at this moment, and whistling.|At this hour he stands in his shop in {town}, whistling, and sells rolls.]',
        'v=b',
      ],
    ],
    who: [
      [
        'Persuasion :: asking {T} who comes here at night with a hand cart :: {H}, who goes on by boat into the reeds with empty bottles and comes back with full ones, and never without a list from {A}.',
        'v=a',
      ],
      [
        'Persuasion :: asking {T} who comes here at night with a hand cart :: {H}, who goes on by boat into the reeds, with something under a tarpaulin, and always after {A} has been called to a sick bed.',
        'v=b',
      ],
    ],
    where:
      'Nature :: following the water that seeps from the wall :: [It runs the wrong way, out, uphill, and is warm.|Water should not be warm, and should not run uphill, and out.] It goes to the chimney in the reeds, to {lair}.',
  },
  {
    name: 'the hut of {S.full}',
    look: [
      '[A roof on the water, a goat, a row of small boats made from bark|You see a roof on the water and a goat on the roof; and in a row lie little boats of bark], each with a candle end. {S} is repairing the smallest one.',
      'Reeds, smoke, eel skins, bark boats with candle ends in a row, and {few} chairs that look out over the marsh, as if guests were expected.',
    ],
    todo: [
      '[There is no path to {S}, and the water closes over mistakes.|Nobody has marked a path to {S}, and over a mistake the water closes.] {B} knows the way, and leads the party for a promise (DC 12 Persuasion: "not to be made to swallow anything"); else it is DC 14 Survival.',
    ],
    what: [
      [
        'Religion :: asking {S} for whom the candles are :: ["For her. We held the pole, all of us who were small enough not to be asked. She had flowers in her hair. She said: are you not coming?"|"They are hers. We small ones were not asked, we had to hold the pole too. There were flowers in her hair. Were we not coming, she said."]',
        'v=a',
      ],
      [
        'Religion :: asking {S} for whom the candles are :: ["For each that dies over there in spring. {num.u} this year. And then I see them go by, in the evening, on the dyke of {town}, with shopping."|"One for each who dies over there in spring; it was {num} this year. In the evening I see them all on the dyke of {town}, coming home with their shopping."]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking at the dyke from here through the spyglass of {S} :: {A} stands on it at midnight, in front of all of them, and holds up a lantern, like [somebody|someone] who counts a choir. {H} goes along the rows with blankets.',
    where:
      'Persuasion :: asking {S} what they all look at :: ["The chimney. That is where the light is. I have never gone nearer to {lair} than a song carries."|"There is a light, at the chimney. As far as a song carries, so far I have gone to {lair}, and not farther."]',
  },
];
