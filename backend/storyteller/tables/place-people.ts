import type { Row } from './row-types.ts';

/** What there is to see, in the order in which it is seen; each of the three is a noun phrase. */
export const sights: readonly Row[] = [
  '{a}; {b}; and {c}.',
  '{a}; {b}; and, on a second look, {c}.',
  '{a}; further on {b}; and, when nobody is in the way, {c}.',
  '{a}; beside it {b}; and in the middle of it all {c}.',
];

/** As `sights`, for a short text. */
export const briefSights: readonly Row[] = ['{a}, and {b}.', '{a}; and, on a second look, {b}.'];

/** What one hears and smells; sentences. */
export const senses: readonly Row[] = [
  'It smells of {smell}, as all of {town} does, and one hears {sound}.',
  'The smell of {smell} hangs over {town} by night, and by day one hears {sound}.',
  'One hears {sound}, and goes home to {town} smelling of {smell}.',
  'Visitors from {town2} complain of the smell of {smell}, and residents of {sound}.',
  'At {works} of {town} one hears {sound}, and the smell is one of {smell}.',
];

/** What is done at a place of the works; sentences. */
export const worksDone: readonly Row[] = [
  "A day's work as one of the {workers} pays two silver pieces and a meal, and needs no name.",
  'Here {good} {good.is} counted, complained of and paid for, and the {clerk} has the last word.',
  'Visitors are shown round for a silver piece, and for five are shown the rest.',
  'The {buyer} comes in the morning, and by noon the price of {good} is known to the last cottage.',
  'What a stranger can get here is {tool}, second-hand, and advice, first-hand.',
  'The {workers} meet here before the shift, and decide who is right about yesterday.',
  'Nothing is sold here, and a good deal is bought: silence, mostly, in small amounts.',
  [
    'Everyone who wants to speak with {body} has to wait here first, on the bench.',
    'terrain=indoors',
  ],
  'The {second} hires here at dawn, by pointing, and no one has ever been pointed at twice in a row.',
  'Until {deadline} work goes on here by night as well, for half as much again.',
  'Small debts are settled here, in kind if need be, and receipts are given on request and with regret.',
  'People bring what is broken, and {K} says if it is worth it.',
];

/** How a known person of the campaign is at home here; for everyone. */
export const friendLines: readonly Row[] = [
  '**{F.full}** is here every evening at the same hour, knows {K} well, and has begun to sit where {B} can be seen.',
  '**{F.full}** has been asked by {K} to come and to keep an eye on {B}, and would like company.',
  '**{F.full}** is owed money by {K}, has been put off twice, and would like to come back in company.',
  '**{F.full}** owes {K} a favour, and is to pay it back by keeping strangers in talk.',
];

/** Before what can be used in a fight or a chase: clauses with semicolons between them. */
export const scenes: readonly Row[] = [
  'What can be used here is known all over {town}: {clauses}.',
  'What {B} has noticed about the place: {clauses}.',
  'Good to know about the place, as {K} does: {clauses}.',
];

/** What a building of the campaign has to do with the place, which is not in it; for everyone. */
export const nearbyLines: readonly Row[] = [
  'Whoever brings news from {near} gets a meal here for it, and {K} tells it to the next guest, a little longer.',
  'From here it is an hour on foot to {near}, and {K} lets people wait until there are enough of them for the road.',
  'Those who do not find a place to sleep at {near} are sent here, and {K} has not turned one away yet.',
];

/** Before what can be noticed, which follows a colon; `{count}` is "one thing" or "two things". */
export const noticers: readonly Row[] = [
  'Visitors from {town2} are struck by {count}',
  'People in {town} have got used to {count}',
  'Whoever sits near {B} for an hour notices {count}',
  'A regular guest from {town} shrugs at {count}',
];

/** What comes of a check of the place, after what is tried. */
export const outcomes: readonly Row[] = [
  'success gives advantage on the next check here, and failure brings {K} over to look',
  'success saves an hour of searching, and failure costs one',
  'success makes an impression on {B}, and failure one on {K}',
  'after a success the next check here has advantage, and after a failure {B} knows who tried',
  'who succeeds may ask {K} one question, and who fails is asked one',
  'success goes unnoticed, and failure is talked of in {town} by the evening',
];

/** Under which circumstances something is found, before what is done. */
export const circumstances: readonly Row[] = [
  'without the knowledge of {K}',
  'unseen by {B}',
  'behind the back of {K}',
  'with {B} kept in talk',
  'while {K} is called away',
  'before {B} comes back',
  'on a walk with {B}',
  'at night, when {K} is asleep',
  'with a friend as lookout for {K}',
  'once {K} has gone to lunch',
];
