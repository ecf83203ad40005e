import type { Row } from '../row-types.ts';

/** How a failed check goes on. */
export const taleRules: readonly Row[] = [
  'The three places can be visited in any order. A failed check there costs an hour, and the clue is found all the same; {H} hears of the visit.',
  'Nothing below waits behind a single check. Whoever fails at {p1}, {p2} or {p3} learns the same from a neighbour, an hour later.',
  'Let the party choose where to begin. A check that fails at one of the places in {town} means noise or lost time, not silence.',
  'Any two clues are enough to act on. If a check fails, {T} comes of {T.their} own accord the next morning, and knows one thing.',
  'Failed checks cost time: strike one hour of daylight for each at {p1}, {p2} and {p3}, and give the clue.',
];

export const taleTimes: readonly Row[] = [
  '{days.u} days, until {deadline}.',
  '{days.u} days are left before {deadline}; what happens in them is told day by day below.',
  'Until {deadline}, {days} days from now. Each night of rest brings the next step of {A} closer.',
  'There are {days} days. After {deadline} none of it can be undone.',
];

/** Known people who come along. */
export const taleHelpers: readonly Row[] = [
  '{F} is in {town} these days, trusts {G}, and gets the party into {p1} without a question.',
  '{F} does not believe that it was {S}, says so in public, and goes with the party to {p2} if asked.',
  '{F} has a room near {p3}, and lends it to the party.',
  '{F} would like to help {B}, and waits in {town} to be asked.',
];

/** `{thing}` is a faction of the campaign. */
export const taleFactions: readonly Row[] = [
  '{thing} has someone in {town}, who offers help in return for a look at what is found at {lair}.',
  '{thing} would like to know how it ends in {town}, and asks for an honest report.',
];

/** `{thing}` is an item of the campaign. */
export const taleItems: readonly Row[] = ['At {p3} lies a drawing of {thing}, with a price.'];
