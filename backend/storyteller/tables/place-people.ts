import type { Row } from './row-types.ts';

/** What the place shows at first, after its name and a colon; `{a}` is a noun phrase of either number. */
export const firstSights: readonly Row[] = [
  ['the door opens on {a}.', 'terrain=indoors'],
  ['facing the door one finds {a}.', 'terrain=indoors'],
  ['one comes in past {a}.', 'terrain=indoors'],
  ['from some way off one sees {a}.', 'terrain!=indoors'],
  ['one comes up to it past {a}.', 'terrain!=indoors'],
  ['the first thing that one sees is {a}.', ''],
  ['what strangers remember is {a}.', ''],
];

/** What else there is to see; `{b}` is a noun phrase of either number. */
export const otherSights: readonly Row[] = [
  'People from {town} no longer notice {b}.',
  'Newcomers to {town} stop at {b}, and ask.',
  'A second look, which few in {town} take, finds {b}.',
  'What {town} no longer sees, and strangers do: {b}.',
  'Children in {town} draw the place from memory, and never forget {b}.',
  ['Further in, away from the noise of {town}, one comes upon {b}.', 'terrain=indoors|underground'],
  ['At the back, where few from {town} ever go, one finds {b}.', 'terrain=indoors|street|wild'],
  ['To one side, on the way in from {town}, one passes {b}.', 'terrain!=indoors'],
];

/** What one hears and smells; sentences. */
export const senses: readonly Row[] = [
  'In {town} it smells of {smell}, and one hears {sound}.',
  'The air of {town} tastes of {smell}; the ear gets used to {sound}.',
  'Visitors from {town2} complain of {smell}, residents of {sound}.',
  'With closed eyes one would know {town}: {smell}; and, going on all the while, {sound}.',
  'From {works} of {town} comes a smell of {smell}, and with it, {sound}.',
  'What {town} leaves in the clothes is {smell}; in the ear it leaves {sound}.',
  'By day one hears {sound}; by night one only smells what {town} lives from: {smell}.',
];

/** What a larger scale adds; for everyone. */
export const placeScale: readonly Row[] = [
  [
    '{body} pays for the upkeep, and sends a clerk four times a year to see what it has paid for.',
    'tier=2',
  ],
  ['Half of those one meets here have come from {town2}, on business that takes a week.', 'tier=2'],
  ['There is a twin of it in {town2}, and each claims to be the older one.', 'tier=2'],
  ['A guard of {body} stands outside, relieved at noon, bribed at one.', 'tier=2'],
  [
    'Contracts that are signed here hold in {town}, in {town2} and in three other cities.',
    'tier=2',
  ],
  [
    'Two thousand people from {town} pass through on a quiet day, and each of them is written down by three different offices.',
    'tier=3 terrain=indoors|street',
  ],
  [
    'An order of {body} forbids magic within a hundred paces, and a retired archmage is paid to notice it.',
    'tier=3',
  ],
  ['Four embassies keep a person here all day, and {body} keeps one to watch the four.', 'tier=3'],
  [
    'The crown has a room here, always heated, in which no one from {town} has ever seen the crown.',
    'tier=3',
  ],
  [
    'What is said here by noon is known in {town2} and two other capitals by evening, by means that are not spoken of.',
    'tier=3',
  ],
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

/** What K is doing when the party comes; after the name. */
export const keeperLines: readonly Row[] = [
  'is writing the same line for the third time, and covers it with an elbow',
  'mends {tool} and talks to it under the breath',
  'counts the people who come in, and is one ahead of you',
  'carries something heavy alone and will not be helped',
  'offers a seat, and then takes it',
  'is explaining to a {worker} why it cannot be done, and doing it meanwhile',
  'wipes a surface that is clean, and looks at your boots',
  'has been up all night and is polite about it',
  'knows what you want and waits to see how you will put it',
  'keeps a list of questions, and ticks off the one you ask',
  'listens with the whole face and answers something else',
  'sorts keys by size, twice',
  'feeds the stove with letters, one at a time',
  'puts away a second cup when the door opens',
  'says "not today" before anything has been asked',
  'is the only one here who does not hurry',
  'trims a lamp that does not need it, so as to stand in the light',
  'speaks of {deadline} as other people do of weather',
];

/** What B is doing; after the name. */
export const guestLines: readonly Row[] = [
  'sits where the door can be seen and pretends to read',
  'is telling a story, and begins it again for you, with changes',
  'sleeps, or at any rate snores',
  'eats slowly, as people do who have to wait for something',
  'plays patience and cheats',
  'asks what brings you to {town} and seems to know it',
  'is drawing the room on the back of a bill',
  'has paid for the day in advance, in new coins',
  'stands about like a person who works here, and may',
  'is looking for a glove, for the second day',
  'argues about {good} with whoever is nearest, and loses on purpose',
  'gives way at the door, to everyone, and comes in last',
  'has an answer to every question about {works}, and some of them are right',
  'is whittling something with great care and hides it badly',
  'laughs at the right places, and never before the others',
  'has {mark}, and says that it is from elsewhere',
  'knows all the names, and uses none of them',
  'writes down the time whenever the door opens',
];

/** Who knows what a place is good for, before a colon. */
export const tellers: readonly Row[] = [
  'Everyone in {town} knows',
  '{B} has noticed',
  '{K} tells regular guests',
  'Children in {town} know',
  '{K} will say, if asked',
];

/** What a place is for, before a colon and one or two sentences. */
export const purposes: readonly Row[] = [
  'What {town} comes here for',
  'As {K} explains',
  '{K} tells every stranger',
  'As {B} will tell anyone',
  'What one should know as a stranger to {town}',
];

/** Who has noticed something, before a colon. */
export const noticers: readonly Row[] = [
  'People in {town} have noticed',
  'Anyone can see it while {K} is talking',
  'Visitors from {town2} have remarked on it',
  'A regular guest will mention it, when {K} is out of the room',
  'There is something that nobody in {town} asks about',
  'Whoever sits near {B} for an hour notices',
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
  'behind the back of {K}',
  'while {K} is busy elsewhere',
  'when {B} has gone out',
  'without asking {K}',
  'with {B} distracted',
  'on a pretext that {B} believes',
];

/** What hangs on the trouble of a place for those who rule; for the game master. */
export const placeStakes: readonly Row[] = [
  [
    'If what was done here became known, {body} would have to answer for it to three cities, and it knows that.',
    'tier=2',
  ],
  [
    'A judge of the county has asked about this place twice, and {body} has answered with a present to {town2}.',
    'tier=2',
  ],
  [
    'What is known of it in {town2} is worth more there than a year of {good}, since {body} would pay to keep it from the county court.',
    'tier=2',
  ],
  [
    'An army of thirty thousand lies before {town2} and waits for a reason to march. What was done here would be one.',
    'tier=3 tone!=whimsical',
  ],
  [
    '{V} was in the pay of the crown, under seal, and wrote one report from here. Two embassies have offered {body} a province for it.',
    'tier=3 tone!=whimsical',
  ],
  [
    'Two crowns have agreed to let what happened here decide a treaty. Each has sent a person to {town} to find it, and one to see that it is not found.',
    'tier=3 tone!=whimsical',
  ],
  [
    'Whoever can prove what was done here holds {body} in the hand, and with it {stake}. Three embassies in {town} know that there is something to prove.',
    'tier=3 tone!=whimsical',
  ],
  [
    'Two queens have a bet on what is wrong here, of a province each, and {body} has promised both to look into it.',
    'tier=3 tone=whimsical',
  ],
  [
    'The crown means to visit on the day of {deadline}, with four hundred guests, and {body} has promised that nothing is the matter.',
    'tier=3 tone=whimsical',
  ],
  [
    'It has been raised between two embassies, by mistake, and {body} has {days} days before there are armies in it.',
    'tier=3 tone=whimsical',
  ],
];
