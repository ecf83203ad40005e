import type { Trouble } from '../place-types.ts';

/** What is wrong with the lair of a dragon: it is about the dragon, and about nothing else. */
export const troublesOfLairs: readonly Trouble[] = [
  {
    id: 'dragon-at-home',
    at: ['dragon'],
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: ['dragon', 'hoard', 'egg', 'tribute'],
    absent: ['dragon hunter', 'collector of the tribute', 'finder of caves'],
    guest: ['dealer in rare things', 'assessor of hoards', 'squire without a knight'],
    trace: [
      'Nobody has seen the dragon fly this year, and everyone in {town} knows somebody who has.',
      '{B} measures the mouth of the lair with a string, and writes the number into a glove.',
      [
        'The tribute has doubled since the winter, and it is the young animals that are asked for.',
        'v=1',
      ],
      [
        'One niche of the lair is warmer than all the rest, and {K} goes round it on tiptoe.',
        'v=1',
      ],
      ['Smoke rises from the lair twice a day, at the hours at which one eats in {town}.', 'v=2'],
      ['Sheep graze within sight of the lair, and none of them looks up.', 'v=2'],
    ],
    truth: [
      'The dragon is at home (use <1 Brass Dragon Wyrmling 200, Red Dragon Wyrmling 1100, Young Brass Dragon, Young Red Dragon, Adult Brass Dragon, Adult Red Dragon, Ancient Brass Dragon, Ancient Red Dragon>), and does not fly because it guards an egg, the last one of its kin. {K} brings it what {town} pays, and has told nobody of the egg. {V} tried to carry the egg off, and did not come out. {B} has a buyer for it in {town2}.',
      'The dragon is dead. It died of old age {years} months ago, on its gold, and {K} found it; since then {K} has made the smoke and the roaring, so that {town} goes on paying and nobody comes for the gold. {V} saw the bones, and is paid by {K} to live in {town2} and to have been eaten. {B} is close to finding out.',
    ],
    finds: [
      [
        'Perception',
        'listening at the warmest wall',
        'two hearts beat behind it, a slow one and a very quick one',
        'v=1',
      ],
      [
        'Insight',
        'asking {K} what the dragon eats',
        '{K} answers for one, and then for two',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'reading what {B} has in the other glove',
        'it is an offer from {town2}, for something that has to be kept warm on the way',
        'v=1',
      ],
      ['Nature', 'looking at the newest scorch marks', 'they smell of lamp oil and pitch', 'v=2'],
      [
        'Medicine',
        'looking at the bones of the last sheep',
        'they were cut with a knife, and cooked with thyme',
        'v=2',
      ],
      [
        'Perception',
        'counting the roars of one night',
        'they come at full hours, and none comes when it rains',
        'v=2',
      ],
      [
        'History',
        'reading the list of the tribute',
        '{K} alone has signed it for {years} months, and nobody from {town} has been let in',
      ],
    ],
    later: [
      ['On day {days} the egg hatches, and {town} has two dragons to feed.', 'v=1'],
      [
        'Before {deadline} {B} takes the egg out by the shaft for the smoke, and the dragon comes to {town} to look for it.',
        'v=1',
      ],
      [
        'On day {days} soldiers of {town2} come for the gold (use <Guard, Tough, Guard Captain, Gladiator>), and nothing breathes fire at them.',
        'v=2',
      ],
    ],
    ways: [
      [
        'The dragon would leave for good, if somebody carried the egg to a warmer mountain and walked in front of it.',
        'v=1',
      ],
      ['{B} would give up for half of what the buyer offers, and {body} has that much.', 'v=1'],
      [
        'Told to {body} and to nobody else, the truth pays off every debt of {town} before {town2} hears of it.',
        'v=2',
      ],
      [
        'The skull fits on a cart. Seen by night, with a fire in it, it keeps {town2} away for another year.',
        'v=2',
      ],
    ],
  },
];
