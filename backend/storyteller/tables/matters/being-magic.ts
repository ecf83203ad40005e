import type { Row } from '../row-types.ts';

/** What spells show of those who have another shape, a guest or a maker, and of gods, prophecies and lures. */

export const shapeMagic: readonly Row[] = [
  '*Detect Magic* shows a seam of transmutation down the back of {I}, as on a coat, and the same seam, in the same colour, behind the locked door.',
  '*Speak with Animals* makes {I} easy to talk to. It also works on the one in the bed.',
  [
    '*Dispel Magic* and *Remove Curse* open the seam for six seconds. Both halves cry out, and it closes again.',
    'level>=5',
  ],
  [
    '*True Polymorph* would be a third coat over the other two; {B} begs not to do that.',
    'level>=17',
  ],
  ['*Divination*: "Two hung up. Two took down. Ask the one who was not asked."', 'level>=7'],
  ['*Locate Creature* cast for {I} finds two.', 'level>=7'],
];

export const guestInBodyMagic: readonly Row[] = [
  '*Detect Evil and Good* shows it at once, sitting in {I} as in an armchair. It waves.',
  '*Protection from Evil and Good* on {I} keeps it from speaking for ten minutes; it writes instead.',
  [
    '*Dispel Evil and Good* drives it to the window. Then the contract draws it back, and it apologises.',
    'level>=9',
  ],
  [
    '*Zone of Truth* makes no difference to it: it has not lied so far. It makes one to {A}, who leaves.',
    'level>=3',
  ],
  ['*Divination*: "What moved in was moved. Read what was signed."', 'level>=7'],
  [
    '*Speak with Dead* with the lawyer\'s last client: "Never page three."',
    'level>=5 tone!=whimsical',
  ],
];

export const makerMagic: readonly Row[] = [
  '*Detect Magic* shows necromancy and transmutation in each of the {form}, and in the neck a point that hums.',
  '*Speak with Animals* works on parts of them, which do not always agree.',
  [
    '*Silence* stops the whistle, and for ten minutes every one of the {form} within it does what it wants, which is mostly to lie down.',
    'level>=3',
  ],
  ['*Divination*: "One bone, many necks. Break the one."', 'level>=7'],
  ['*Detect Thoughts* on {B} meets a very large, quiet room with one chair in it.', 'level>=3'],
];

export const godMagic: readonly Row[] = [
  '*Detect Evil and Good* shows {I} as a celestial, very faintly, like a candle at noon.',
  '*Detect Magic* shows nothing about {I}, and about the bottles of {A} a divine glow which is called "please".',
  [
    '*Commune* addressed to {I} is answered by {I}, who is standing next to the caster, and is touched.',
    'level>=9',
  ],
  ['*Divination*: "It began with one word. It is being sold by the pint."', 'level>=7'],
  [
    '*Augury* on asking {I} for something large answers "woe"; on asking how {I} is, "weal".',
    'level>=3',
  ],
];

export const prophecyMagic: readonly Row[] = [
  '*Detect Magic* shows divination in the old letters, and on the signs nothing but lime and wax.',
  '*Augury* gives no answer about {B} up to {deadline}: somebody has asked already, and is still waiting.',
  ['*Divination*: "A line is missing, and it begins with *unless*."', 'level>=7'],
  ['*Legend Lore* on the prophecy recites it, and coughs at the broken place.', 'level>=9'],
  ['*Mending* on the crumbs of the break gives three letters back: UNL.', 'level>=1'],
  [
    '*Zone of Truth*: {A} says truthfully: "I only want it to be over, and nobody to be hurt but one."',
    'level>=3',
  ],
];

export const lureMagic: readonly Row[] = [
  '*Detect Magic* shows enchantment, as wide as the sky and as thin as breath, with two hard bright spots in it that are not magic: the mirrors.',
  '*Calm Emotions* and *Protection from Evil and Good* each keep one safe from the pull for as long as they last.',
  [
    '*Speak with Dead* is of no use, since it does not know that it is. It asks about the journey.',
    'level>=5',
  ],
  ['*Divination*: "It waits to be told that it may go. The words are a bookmark."', 'level>=7'],
  [
    '*Sending* to one of the lost is answered: "We would love to. It is only that we have not finished eating."',
    'level>=5',
  ],
];
