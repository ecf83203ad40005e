import type { Row } from './row-types.ts';

/** What there is to see, in the order in which it is seen; each of the three is a noun phrase. */
export const sights: readonly Row[] = ['{a}; {b}; and {c}.', '{a}; {b}; and, last of all, {c}.'];

/** Like `sights`, for a short text. */
export const briefSights: readonly Row[] = ['{a}, and {b}.', '{a}; and {b}.'];

/** What one hears and smells; sentences. */
export const senses: readonly Row[] = [
  'It smells of {smell}, as all of {town} does, and one hears {sound}.',
  'The smell of {smell} hangs over {town} by night, and by day one hears {sound}.',
  'One hears {sound}, and goes home to {town} smelling of {smell}.',
  'Visitors from {town2} complain of the smell of {smell}, and residents of {sound}.',
  'At {works} of {town} one hears {sound}, and the smell is one of {smell}.',
];

/** What one hears and smells at the places that every town has, whatever it lives from; sentences. */
export const sensesOfSites: Readonly<Record<string, readonly Row[]>> = {
  inn: [
    'Spoons, a cough and somebody who is losing at dice; it smells of stew« and of the wet coats of {town}».',
    'A chair is pushed back and all of {town} looks up; it smells of beer«, smoke» and onions.',
  ],
  ship: [
    'Ropes creak, «a hen complains, »and {town} rings its bells on the wrong side; it smells of tar and soup.',
    'Water slaps under the boards with the sound of slow applause; it smells of hemp«, and a little of {town2}».',
  ],
  shrine: [
    'It smells of wax, and one hears {town} outside as one hears rain.',
    'A coin drops into a box, and half of {town} seems to hold its breath; it smells of smoke« and old flowers».',
  ],
  shop: [
    'Two bells, one drawer and the clock; it smells of soap«, rope» and whatever {town} has pawned this week.',
    'Paper is folded behind the counter; it smells of peppermint and lamp oil«, as all coats in {town} do that were mended here».',
  ],
  'bath-house': [
    'Water runs, «wooden shoes clap, »and secrets of {town} come back from the dome; it smells of soap.',
    'Voices stop and go on; it smells of hot stone and of the feet of {town}.',
  ],
  'watch-house': [
    'Somebody counts keys, somebody snores; it smells of boots«, and of the bread that {town} does not know about».',
    'A pen scratches that nothing has happened in {town}; it smells of boot black« and wet dog».',
  ],
  graveyard: [
    'A spade, «a robin, »and {town} behind the wall as if it were far away; it smells of yew and clay.',
    'The wind goes through the grass and stops at the wall of {town}; it smells of thyme.',
  ],
  manor: [
    'A bell on a spring, «steps behind the wall, »and then nothing; it smells of beeswax«, and {town} is not heard at all».',
    'Somebody carries a tray up and down a stair; it smells of cold roast« and of the gardens above {town}».',
  ],
  market: [
    'Prices are called in three voices«, and pigeons answer for {town}»; it smells of onions and sawdust.',
    'Barrows, knives and the bell for short weight; it smells of fish from {town2}« and apples from {town}».',
  ],
  library: [
    'A page is turned, and a reader «from {town} »is looked at for it; it smells of leather« and dust».',
    'The ladder runs on its rail, «a chair creaks, »and {town} has gone silent; it smells of paste.',
  ],
  bridge: [
    'Wheels, water and the bells of the fishing lines; it smells of the river« and of the kitchens of {town}».',
    'Hooves sound hollow on the middle arch«, and {town} listens for them»; it smells of wet stone.',
  ],
  tower: [
    'The wind has a different note on each floor«, and {town} is heard from above»; it smells of whitewash and bats.',
    'Each step is answered from the cellar; it smells of rope and cold stone«, and at the top of the chimneys of {town}».',
  ],
  theatre: [
    'Somebody learns a part aloud, and somebody in {town} answers; it smells of paint«, chalk» and singed wigs.',
    'A rope runs through a block, and a cloud comes down over {town}; it smells of size« and old velvet».',
  ],
  cave: [
    'Drops fall, and what one says is said again from the dark; it smells of wet clay.',
    'The draught breathes in and out at the mouth; it smells of stone« and of the cheeses of {town}».',
  ],
  grove: [
    'Leaves, «a bird that stops, »and the bells of {town} from the wrong side; it smells of leaf mould.',
    'It is so quiet that one hears steps on the road to {town}; it smells of wet bark« and thyme».',
  ],
  ruin: [
    'Goats, crickets, and a stone that rolls« although nobody has moved»; it smells of hot thyme, and from here {town} is not seen.',
    'The wind plays on the arch as on a bottle, and {town} says that it is the god; it smells of goat.',
  ],
};

/** What is done at a place of the works; sentences. */
export const worksDone: readonly Row[] = [
  "A day's work as one of the {workers} pays two silver pieces and a meal, and needs no name.",
  'Here {good} {good.is} counted«, complained of» and paid for, and the {clerk} has the last word.',
  'Visitors are shown round for a silver piece, and for five are shown the rest.',
  'The {buyer} comes in the morning, and by noon the price of {good} is known to the last cottage.',
  'What a stranger can get here is {tool}, second-hand, and advice, first-hand.',
  'The {workers} meet here before the shift, and decide who is right about yesterday.',
  'Nothing is sold here, and a good deal is bought: silence, mostly«, in small amounts».',
  [
    'Everyone who wants to speak with {body} has to wait here first«, on the bench».',
    'terrain=indoors',
  ],
  'The {second} hires here at dawn, by pointing«, and no one has ever been pointed at twice in a row».',
  'Until {deadline} work goes on here by night as well«, for half as much again».',
  'Small debts «to the house »are worked off here, by the hour«, and receipts are given on request and with regret».',
];

/** How a known person of the campaign is at home here; for everyone. */
export const friendLines: readonly Row[] = [
  '**{F.full}**{known} is here every evening« at the same hour», knows {K} well, and has begun to sit where {B} can be seen.',
  '**{F.full}**{known} has been asked by {K} to come and to keep an eye on {B}«, and would like company».',
  '**{F.full}**{known} is owed money by {K}, «has been put off twice, »and would like to come back in company.',
  '**{F.full}**{known} owes {K} a favour, and is to pay it back by keeping strangers in talk.',
];

/** Before what can be used in a fight or a chase: clauses with semicolons between them. */
export const scenes: readonly Row[] = [
  'In a fight or a chase one can use this: {clauses}.',
  '{B} has noticed what can be used in a chase: {clauses}.',
  'Good to know about the place, as {K} does: {clauses}.',
];

/** What a building or a landscape of the campaign has to do with the place, which is not in it; for everyone. */
export const nearbyLines: readonly Row[] = [
  [
    'Whoever brings news from {near} gets a meal here for it, and {K} tells it to the next guest«, a little longer».',
    'lonely!=yes',
  ],
  [
    'Whoever comes from {near} to this place asks for {K} first, and is asked in return who else knows of it.',
    'lonely=yes',
  ],
  [
    'On the way from {near} there is one spot from which it can be seen, and somebody has put a bench there.',
    'lonely=yes',
  ],
  'From here it is an hour on foot to {near}, and {K} lets people wait until there are enough of them« for the road».',
  [
    'Those who do not find a place to sleep at {near} are sent here«, and {K} has not turned one away yet».',
    'near=site lonely!=yes',
  ],
];

/** Like `nearbyLines`, for a place that need not offer a meal or a bed. */
export const nearbyLinesOfStories: readonly Row[] = [
  [
    'People at {near} talk about this place more than {K} likes«, and know a little less than they say».',
    'near=site',
  ],
  [
    'It is not far from {near}, and there is always somebody there who has just been here« and would not go again alone».',
    'near=site',
  ],
  ['At {near} one can ask the way, and is asked in return to bring {K} a greeting.', 'near=site'],
  [
    'It is not far from {near}, and {K} asks those who come from there whether they have lost anything on the way.',
    'near=landscape',
  ],
];

/** Before what can be noticed, which follows a colon; `{count}` is "one thing" or "two things". */
export const noticers: readonly Row[] = [
  'Visitors from {town2} are struck by {count}',
  'People in {town} have got used to {count}',
  'Whoever sits near {B} for an hour notices {count}',
  ['A regular guest from {town} shrugs at {count}', 'lonely!=yes'],
  'Those who go round the place once see {count}',
  'Whoever comes here a second time notices {count}',
  'Apprentices in {town} tell each other of {count}',
  'Nobody here likes to be asked about {count}',
];

/** What comes of a check of the place, after what is tried. */
export const outcomes: readonly Row[] = [
  'a success gives advantage on the next check here, and a failure brings {K} over to look',
  'after a success one of the clues above needs no roll, and a failure costs an hour',
  'a success impresses {B}, who answers one question truthfully for it, and after a failure {K} has the party watched',
  'after a success the next check here has advantage, and after a failure {B} knows who tried',
  'who succeeds may ask {K} one question, and who fails has to answer one',
  'with a success one of the clues above needs no roll, and a failure is talked of in {town} by the evening',
];

/** Under which circumstances something is found, before what is done. */
export const circumstances: readonly Row[] = [
  'without the knowledge of {K}',
  'unseen by {B}',
  'behind the back of {K}',
  'with {K} kept in talk',
  'while {K} looks the other way',
  'with a friend as lookout for {K}',
  'with one of the party keeping {K} busy',
  'while {K} is called away',
  'before {B} comes back',
  'when {B} has been sent on an errand',
];
