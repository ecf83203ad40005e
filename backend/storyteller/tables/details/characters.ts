import type { Row } from '../row-types.ts';

/** What else belongs to such a life. */
export const pasts: readonly Row[] = [
  '{P.name} can still say the names of all who lived in the same street in {town}, [in order|house by house], and does so when sleep does not come.',
  'From {town} {P.name} has kept [a way of knotting things|a word for rain|a recipe without quantities] that fellow travellers have taken over by now.',
  'Once a year {P.name} writes to {town}, [a page at most|in pencil|to nobody in particular], and always adds that the weather is good.',
  'There is an old woman in {town} who tells others how {P.name} was as a child: [always up a tree|never without a question|quiet for days]. She is mostly right.',
  'In {town} {P.name} learned to [listen at the edge of things|wake without being called|divide by eye]. It has been more useful than anything that was taught.',
  'Of the road from {town} {P.name} remembers [the first night|a bridge|the taste of the water], and little else, as if it had been someone else who walked it.',
  'A song from {town} comes to {P.name} when the hands are busy. It has [eleven verses|a chorus that does not fit], and {P.they} knows all of it.',
  'Somewhere in the pack of {P.name} is a thing from {town} that is of no use, [a door handle|a spool|half a comb]. It has never been explained.',
  'People who come from {town} recognise {P.name} by [the vowels|the laugh|how the bread is cut], even after all this time.',
  'When {P.name} speaks of {town}, it is always about the same [corner|winter|neighbour]. Friends have begun to see it before them.',
  'It was in {town} that {P.name} found out what {P.they} is good at, and it was [by mistake|for a bet|because no one else was there].',
  'There was a teacher in {town} who said that {P.name} would [travel|come back|need good shoes]. So far all of it has been true.',
  'In a strange place {P.name} looks for [the bakery|the highest window|the nearest water] first, as one does in {town}.',
  'Asked about the best day, {P.name} names one from {town} on which [nothing happened|it snowed|everyone was late], and smiles at the wrong place.',
  'One habit from {town} has stayed: {P.name} [knocks before going out|leaves the last bite|turns the boots upside down]. Nobody there knows any more why it is done.',
  '{P.name} has a saying from {town} for nearly everything: "[First the roof, then the curtains|Ask the one who carries|A full pot is a quiet pot]".',
];
