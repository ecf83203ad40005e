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

/** What others see of it, which says no more than they know. */
export const shadows: readonly Row[] = [
  'Those who travel with {P.name} know the signs: [a shorter breath|a joke too many|a hand on the strap]. In {town} they knew them, too.',
  'It shows most in small matters, such as [who pays|which chair is taken|how a letter is opened], and {P.name} is the last to see it.',
  'Somebody in {town} once told {P.name} so to the face, in a friendly way, over [soup|cards|a shared load]. {P.they} has thought about it since, on some evenings.',
  'At the table it can be played with one gesture: {P.name} [looks at the door|touches the wrist|lets the others go first]. Half of {town} would recognise it.',
  'There was one day in {town} on which it did not matter, [a wedding|a flood|a long walk]. {P.name} would like to know what was different.',
  'A good friend has learned to [wait|change the subject|hand over something to carry] when it comes up. In {town} there were two such friends.',
  'People from {town} speak of it, if at all, as of [the weather|a family likeness|an old coat]. It would surprise {P.name} that they speak of it.',
  'It has cost {P.name} something already: [a good place|an invitation|a night in the dry], once in {town} and once on the road.',
  'If a stranger names it, {P.name} [laughs first|asks for an example|becomes very polite]. In {town} one would leave it at that.',
  'There is a good side to it that {town} has had the benefit of: {P.name} [never forgets a face|is always early|stays until the end].',
  '{P.name} has made a rule about it, on the road from {town}, and keeps it [on most days|except on feast days|when somebody is looking].',
  'Those who come later in the story may know more about it than {P.name} does. One of them is from {town} and has [a good memory|kept a letter|the same habit].',
  'It is at its strongest when {P.name} is [tired|praised|in a hurry]; whoever has shared a house in {town} with {P.them} has seen it then.',
  'In a dream {P.name} is back in {town} and everybody is [kind|waiting|younger]. On waking it takes a while to know which half of it was true.',
  'An aunt in {town} has a theory about it, with [a grandmother|a full moon|a fall from a cart] in it. It is wrong, and has comforted many.',
  'The others of the party will come upon it sooner or later, [by a camp fire|at a toll gate|over a bill]. It would be a good scene for somebody who knows {town}.',
];
