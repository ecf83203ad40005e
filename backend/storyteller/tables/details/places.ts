import type { Row } from '../row-types.ts';

/** What else one sees, hears and smells there. */
export const impressions: readonly Row[] = [
  'On one side there is a place where people wait, with [a bench|two stools|a low wall]. In {town} one says that the best conversations take place there.',
  'Something has been mended in three kinds of wood. {K.name} can say for each of them [who did it|in which year it was|what broke it].',
  '{K.name} has put up a small sign, "[Please close|Mind your head|Ask first]". It is older than it looks, and is obeyed.',
  'There are scratches at the height of a child, [names|ships|a row of faces]. The ones who made them are grown up now and live in {town}.',
  'One corner is kept free. {K.name} says that it is for [later|a cupboard|whoever comes], and has said so for years.',
];

/** Who else comes and goes. */
export const visitors: readonly Row[] = [
  'An old man from {town} comes by each day at the same time, [asks what is new|sits for as long as a pipe lasts|buys the smallest thing there is], and goes again.',
  'Regulars from {town} have their own hooks and cups here. A newcomer gets one when {K.name} has learned [the name|how he takes his tea].',
  'Children from {town} run errands to this place for [a biscuit|a button|a good word], and know it better than their parents do.',
  '{K.name} remembers guests by [what they left|their shoes|their first question], and greets them with it, even after years.',
  'A cat from {town} looks in now and then, [inspects the corners|sits down on the accounts|is given the rind], and is counted among the guests.',
  'There is a book for visitors, in which people from {town} write [verses|complaints|the weather]. Every fourth page has been used to light a lamp.',
  'Two sisters from {town} come every week to disagree about [a recipe|a will|a card game]. They would be missed.',
  'Travellers bring {K.name} [stones|spoons|coins with holes] from where they have been, and are shown the shelf on which all of it stands.',
  'Those who have business here come early. Those from {town} who have none come [after supper|when it rains|with a bottle], and are the better company.',
  'Strangers are asked three things: [where from, where to, and whether they have eaten|their name, their trade, and whom they know in {town}]. The order never changes.',
  'On some days a carter from {town} helps out, for [a meal|the company|the quiet]. {K.name} pays him in advice, and he takes it.',
  'The one who sweeps here in the evening has heard everything, and tells {town} only [the funny parts|half of it|that it was full].',
];
