import type { Row } from './row-types.ts';

/** How the promised money is paid. Fields: `{coins}`. For players. */
export const fees: readonly Row[] = [
  '{G} offers {coins} gp, a quarter of it now, and the rest against proof.',
  'The fee is {coins} gp, in a sealed bag that {G} hands over for you to count, and takes back.',
  '{coins.s} gp have been put aside for this, and {G} has the receipt to show for it.',
  'For this there are {coins} gp. {G} names the sum to the floor, as if it were a large one, and it is.',
  '{G} has got {coins} gp together and adds that it is not to be bargained over.',
];

/** What is found at the hiding place; the items are from the catalogue. Fields: `{items}`. */
export const hoards: readonly Row[] = [
  'At {lair}, in a chest with the mark of the works, lies what {A} has lived on and with: {items}.',
  'Under a loose board at {lair} are {items}, wrapped in a page of old accounts.',
  'What {A} had ready for a journey is still packed: {items}.',
  'Among the things at {lair} are {items}; {T} can say whose they were.',
];

/** What is worth more than money. */
export const favours: readonly Row[] = [
  [
    '{G} gives the party the use of a house in {town}, with a stove, a bad roof and no questions.',
    'tier=1',
  ],
  [
    'Any of the {workers} will hide a member of the party for a night, no matter from whom.',
    'tier=1',
  ],
  [
    'The party has a free pass for {good} at {works}, which is worth little, and the greeting that goes with it, which is worth more.',
    'tier=1',
  ],
  ['{body} gives the party a vote, a small one, in the matter of {good}.', 'tier=2'],
  [
    'A letter with three seals: in {town}, {town2} and {town3} the party is lodged, fed and not searched.',
    'tier=2',
  ],
  [
    '{C} will copy one document of any archive in the region for the party, and not ask which.',
    'tier=2',
  ],
  ['{body} owes the party one signature under a text that the party writes.', 'tier=3'],
  [
    'The party may pass any border of the realm with what it carries, unopened, for a year and a day.',
    'tier=3',
  ],
  [
    "An office falls vacant, {W}'s, and the party is asked, first, whom it would like to see in it.",
    'tier=3',
  ],
];
