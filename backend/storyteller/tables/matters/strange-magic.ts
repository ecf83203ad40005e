import type { Row } from '../row-types.ts';

/** What spells show of a strange event, by its cause. */

export const riteMagic: readonly Row[] = [
  '*Detect Magic* shows nothing of any school in {town}, and at {lair} a soft light of all of them, as in a room in which somebody has waited.',
  [
    '*Augury* on going to {lair} with a weapon in the hand answers "woe", and with a loaf of bread under the arm "weal".',
    'level>=3',
  ],
  ['*Divination*: "You were invited. You did not come. It is laid for two."', 'level>=7'],
  [
    '*Legend Lore* on {lair} names everyone who has sat there, for {years} years, and what there was to eat. The last line says: "This year nobody."',
    'level>=9',
  ],
  [
    '*Speak with Dead* with a keeper of earlier days: "Do not forget the second cup. It does not drink. It likes to be asked."',
    'level>=5 tone!=whimsical',
  ],
  '*Comprehend Languages* reads the marks on the cups: one says "You", the other one says "You, too".',
];

export const guestMagic: readonly Row[] = [
  '*Speak with Animals* works on it, half: it has three words, "up", "milk", and the name that {B} has given it.',
  '*Detect Magic* shows in every cured patient of {A} a thin silver thread, and all the threads lead to {lair}.',
  [
    '*Detect Thoughts* near {lair} meets one thought, very large and simple: a sky, with gaps in it where others should be.',
    'level>=3',
  ],
  ['*Divination*: "What fell wants to rise. What rises takes its tears along."', 'level>=7'],
  [
    '*Commune* says no to "is it evil", no to "is it one of ours", and yes to "are they coming".',
    'level>=9',
  ],
  '*Sleep* and *Calm Emotions* keep it quiet for an hour, and all of {town} with it; afterwards it calls for longer.',
];

export const worksMagic: readonly Row[] = [
  '*Detect Magic* shows transmutation in {town}, evenly laid on as if with a brush, and thicker towards {lair}.',
  '*Identify* on a piece of the apparatus gives its purpose in the words of {A}: "to do everyone good". There is no lie in it.',
  [
    '*Dispel Magic* frees one street of {town} for an hour. Then the great wheel at {lair} has caught up, and it turns a little faster.',
    'level>=5',
  ],
  ['*Divination*: "It does what it was told. Tell it something else."', 'level>=7'],
  ['*Locate Object* finds the two keys that are missing, if one has seen the third.', 'level>=3'],
  ['*Commune* says no to "did {A} want this", and yes to "does {A} know".', 'level>=9'],
];

export const wishMagic: readonly Row[] = [
  '*Detect Magic* shows a faint conjuration about {H}, such as hangs in rooms where somebody is expected.',
  '*Zone of Truth* is of no use with {A}, who believes it. {H} walks out of it, politely, before the first question.',
  ['*Divination*: "Asked for by one. Paid for by all. Given back by two."', 'level>=7'],
  [
    '*Remove Curse* on {A} fails, for it is no curse; for one minute {A} knows that, and cries.',
    'level>=5',
  ],
  [
    '*Legend Lore* on {lair} lists its wishes, {num} in {years} years. Behind nearly each of them stands, in another hand, "taken back".',
    'level>=9',
  ],
  '*Augury* on telling {A} the truth answers "weal and woe"; on not telling it, "woe".',
];
