import type { Row } from './row-types.ts';

/** What an idea says of a place, for everyone. `{idea}` is `a mill that grinds bones`. */
export const askedWholes: readonly Row[] = [
  'It is {idea}, and {town} has got used to that.',
  'From here to {town2} everyone knows it for what it is: {idea}.',
  'Nobody in {town} makes a secret of it: this is {idea}«, and {K} lives from that».',
];
