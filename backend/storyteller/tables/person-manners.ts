import type { Row } from './row-types.ts';

/** Manners that an idea can ask for: the words that ask, and how P then is. */
export const askedManners: readonly (readonly [words: readonly string[], row: Row])[] = [
  [
    ['grumpy', 'gruff', 'surly', 'bitter', 'angry', 'cranky'],
    '{P} complains of the weather«, the party» and {works}, in that order, and helps all the same.',
  ],
  [
    ['cheerful', 'jolly', 'merry', 'friendly', 'kind', 'warm'],
    '{P} greets everyone «in {town} »by name and is glad of each one.',
  ],
  [
    ['shy', 'timid', 'quiet', 'nervous', 'anxious', 'scared', 'afraid'],
    '{P} speaks to the floor, and only looks up once one talks of {good}.',
  ],
  [
    ['proud', 'arrogant', 'haughty', 'vain', 'snobbish'],
    '{P} speaks as if {town} were listening, and lets nobody finish.',
  ],
  [
    ['greedy', 'stingy', 'miserly', 'corrupt'],
    '{P} names a price for each answer, and has never been seen to give change.',
  ],
  [
    ['drunk', 'drunken', 'drinking', 'alcoholic'],
    '{P} has had a glass before anyone comes, and is very exact until the fourth.',
  ],
  [
    ['mad', 'crazy', 'eccentric', 'strange', 'odd', 'weird'],
    '{P} talks to {works} as others do to a dog, and waits for the answer.',
  ],
  [
    ['sad', 'grieving', 'mourning', 'melancholy', 'lonely', 'lost'],
    '{P} speaks softly, stops in the middle, and asks one to go on« with what one was saying».',
  ],
  [
    ['wise', 'patient', 'calm', 'gentle'],
    '{P} waits until everyone has spoken, and then says what the party had meant.',
  ],
  [
    ['ruthless', 'cruel', 'cold', 'evil', 'sinister', 'menacing'],
    '{P} is very polite, and people in {town} lower their voices when {P.they} is.',
  ],
  [
    ['liar', 'lies', 'lying', 'deceitful', 'charming', 'cunning', 'sly'],
    '{P} lies about small things, «without need, »and looks straight at one while doing it.',
  ],
];

/** What is at stake in stories in which nothing worse than embarrassment can happen. */
export const lightStakes: readonly Row[] = [
  'If it comes out, {town} will laugh until next winter, which for {P} is a long time.',
  '{body} has a rule for this case. It is two hundred years old, and involves a hat.',
  'The worst of it is that {P} and {Q} would have to talk about it at table.',
  '{town} has a bet on it, to which {P} has contributed, on the wrong side.',
  'There is a song already, with all of it but the name«; the refrain needs two syllables, and {P} has counted».',
  'One person in {body} has known for a while and is waiting for a dull dinner« to bring it up at».',
  'If {town2} hears of it first, {town} will never hear the end of it.',
  'It would cost {P} a seat in the choir«, and that one has a view of {site}».',
  'Three people in {town} know, and each of them believes that the other two do not.',
  '{P} has written a confession, had it framed and hung it in the cellar.',
];

/** Under which circumstances a clue is found, before what is done. */
export const asides: readonly Row[] = [
  'behind the back of {P}',
  'while {P} is busy elsewhere',
  'before {P} comes back',
  'with a friend to keep {P} in talk',
  'without a word to {P}',
  'while a friend pays {P} a visit',
];
