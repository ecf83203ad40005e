import type { Row } from './row-types.ts';

export const whimsicalSuspicions: readonly Row[] = [
  '{S} is suspected, since {S.they} denied it before it happened.',
  'It must have been {S}: no one else would have folded it so neatly.',
  'Three people saw {S} at it, and do not agree on the hat.',
  '{S} had the motive, the means and the marmalade.',
  'It was {S}, people say; it usually is, at weddings.',
  ['{S} is suspected by the goose.', 'twist=innocent-goose'],
  '{S} is suspected of it, because {S.they} laughed before the others.',
  'Everyone thinks it was {S}, who has a ladder.',
  'People blame {S}. {S.they} was not there, and that is thought to be clever.',
  'It is {S}, they say: such quiet shoes.',
  '{S} has been arrested for it twice and let go« for lack of a cell with a good view».',
  '{S} is held to be capable of it; it is the first compliment« that {S.they} has had» in years.',
  'The suspect is {S}, on the grounds of a wink.',
];

export const whimsicalInnocence: readonly Row[] = [
  '{S} is building a boat in the attic« and has begun to wonder about the stairs».',
  '{S} meets a badger, «to play chess, »and it is the badger who wishes to keep it quiet.',
  '{S} walks in {S.their} sleep and is«, asleep,» the best baker in {town}.',
  '{S} is writing down everything that {town} says, for love.',
  '{S} has a second job as the cuckoo.',
  '{S} practises the bagpipes at {hour}, «in a sack, »out of consideration.',
  '{S} is secretly knitting a bridge.',
  '{S} climbs out at night to feed a dragon, which is a newt.',
  '{S} was asleep, in a place that is embarrassing.',
  "{S} teaches {T}'s parrot to be kind.",
  '{S} goes courting, «by ladder, »at the wrong window, and has been too polite to stop.',
];

export const whimsicalTargetWants: readonly Row[] = [
  'wants a quiet word, and has brought a chair for it',
  ['wants it known that the ham was dry', 'wrong=vote'],
  'wants to see it happen to {W}',
  'wants to be painted in a better light, or at all',
  'wants to trade seats',
  'wants to confess to something else',
  ['wants the goose to stop looking', 'twist=innocent-goose'],
  'wants a second opinion on the hat',
  'wants the others to go first, alphabetically',
  'wants it never to be mentioned again and mentions it',
  'wants a larger hat',
  'wants to know whether it was at least a good likeness',
  'wants to own up as the first, or the last, but not as the second',
  'wants the party to taste something, and be honest',
  'wants a signed statement that it was all {W}',
  'wants to be let in on the joke',
  'wants to leave for the country, and is told that this is the country',
  'wants the recipe',
];

export const whimsicalWitnessWants: readonly Row[] = [
  'wants to be thanked for not saying anything, and to say it',
  'wants somebody to guess it, and gives hints',
  'wants {W} and {V} at one table, and has already bought the table',
  'wants to tell it in the right order, and has cards for it',
  ['wants cake again, with a good conscience', 'twist=jury-bribe'],
  "wants to see {V}'s face when it comes out",
  'wants to be asked loudly, being a little deaf on that side',
];

export const whimsicalWrongdoerWants: readonly Row[] = [
  'wants to change the subject, and has a list of subjects',
  'wants to give something back, and cannot find out what it was',
  'wants to be let off with a song',
  ['wants the statue finished before anyone looks closely', 'why=statue'],
  'wants to apologise, and has the flowers; they are the third bunch',
  'wants the party to find somebody else, anybody, with a sense of humour',
  'wants to be asked, once, what it was like',
];

export const whimsicalStakes: readonly Row[] = [
  'There are {days} days to go until {deadline}, and no one« in {town}» can keep a straight face.',
  '{days.s} days are left: then {deadline.c}, and «at present »no one can give a speech without somebody giggling.',
  [
    '{body} has promised the neighbours that {deadline} will be dignified«. It was in the printed programme».',
    'tier>=2',
  ],
  'If this goes on until {deadline}, {stake} will have to wait«, and there will be speeches meanwhile».',
  [
    '{days.s} days are left until {deadline}, the whole county will be looking on, and« so far» nobody has their own trousers.',
    'harm=swaps',
  ],
  [
    'If it is not over by {deadline}, {town} will be a laughing stock«; it has been one before and did not care for it».',
    'tier=1',
  ],
  [
    'The next town has heard of it and is putting up benches on the hill«, for the view».',
    'tier=1',
  ],
  [
    '{town2} and {town3} have sent delegations. They say «that »they are here to help«, and have brought sketch pads».',
    'tier=2',
  ],
  [
    '{body} is to meet in {town} in {days} days, «in full dress, »and there is not one chair that can be trusted.',
    'tier=2',
  ],
  [
    'A peace is to be signed in {town}, by two kings« without any humour», in {days} days.',
    'tier=3',
  ],
  [
    'The royal wedding is to be held in {town}, in {days} days, with nine hundred guests« and a comet».',
    'tier=3',
  ],
];
