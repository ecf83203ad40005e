import type { Row } from './row-types.ts';

/** What an idea says of a place, for everyone. `{idea}` is `a mill that grinds bones`. */
export const askedWholes: readonly Row[] = [
  'It is {idea}, and {town} has got used to that.',
  'From here to {town2} everyone knows it for what it is: {idea}.',
  'Nobody in {town} makes a secret of it: this is {idea}«, and {K} lives from that».',
];

/** What it means to lie where no other row says it, for everyone. `{where}` is `on the back of a giant turtle`. */
export const unknownPositions: readonly Row[] = [
  'It is {where}, and guides from {town} take nobody there who has not been told twice what that means.',
  'That it is {where} is why {town} has built no road to it, and why {town2} has tried.',
  'Because it is {where}, nothing here stands where people of {town} would have put it.',
];
