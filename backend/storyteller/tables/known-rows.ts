import type { Row } from './row-types.ts';

/** What known persons of a campaign can do for the party. The rows claim nothing about their past. */
export const helperRows: readonly Row[] = [
  '{F} was asked the same question by {W} «a week ago, »and did not answer it either.',
  ['{F} knows a way from {s1} to {s3} that saves an hour« and costs a pair of boots».', 'tier=1'],
  '{F} can read the hand in which {record} was written at that time.',
  "{F} has seen {emb} before, in a drawer of {X1}'s«, and thought nothing of it».",
  '{F} will sit up with {T}, so that {T} is not alone at {hour}.',
  '{F} has no part in it, is not afraid of {body}, and will say so« wherever it is of use».',
  '{F} is in {town} in these days and will vouch for the party at {s1}, once.',
  '{F} has been asked by {G} to keep out of it«, and does not like to be asked that».',
  '{F} can get the party a quarter of an hour alone at {s2}.',
  '{F} had supper with {X2} before it happened, and remembers what was not eaten.',
  '{F} thinks that {S} has nothing to do with it, and says so«, and pays for it in looks».',
  '{F} has a room from which both {s1} and the street can be seen.',
  '{F} has got hold of a page of {record} and cannot read the hand.',
  '{F} will carry one message for the party past any guard of {body}.',
];

/** `{thing}` is the name of a known faction. */
export const factionRows: readonly Row[] = [
  '{thing} has someone in {town} who would help, for a promise «that is »to be kept later.',
  '{thing} watches what becomes of {stake}, and has let {G} know it.',
  '{thing} would politely like to be given the papers« in the end».',
];

/** `{thing}` is the name of a known item. */
export const itemRows: readonly Row[] = [
  'Among the papers is a drawing of {thing}, with a question mark.',
  '{thing} is mentioned once in {record}, «in another matter, »on the same day.',
  '{T} asks, out of the blue, whether the party knows {thing}.',
];

/** `{thing}` is the name of a known place that is no settlement. */
export const placeRows: Readonly<Record<'site' | 'landscape', readonly Row[]>> = {
  site: [
    'Whoever would like to talk to {G} unheard can do so on the way to {thing}.',
    '{T} was on the way to {thing} «a week ago, »and says that it was about something else.',
    'The way from {town} to {thing} is longer than usual these days« because people walk in groups».',
  ],
  landscape: [
    '{T} knows {thing} well, and can tell the party which ways there are open at this time of the year.',
    'In {town} the weather is read from the sky over {thing}«, and was read wrong twice this week».',
    'Travellers who reach {town} by way of {thing} have heard of it on the road« already».',
  ],
};
