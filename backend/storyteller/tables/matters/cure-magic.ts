import type { Row } from '../row-types.ts';

/** What spells show in the plots of illnesses, strange events and the dead. */

export const spreadMagic: readonly Row[] = [
  '*Purify Food and Drink* makes a jug harmless, and shows what was in it as a grey skin at the bottom; for {town} one would have to cast it {num} times a day.',
  '*Detect Poison and Disease* shows {ill} in whatever has touched the old channel, and in nothing else. Followed upwards, it becomes stronger: towards {lair}.',
  [
    '*Lesser Restoration* frees one of {struck}, until that one drinks again; {B} asks for it, and has a list.',
    'level>=3',
  ],
  [
    '*Commune* says yes to "is there a cure in one place" and no to the question about {S}.',
    'level>=9',
  ],
  [
    '*Heal* and *Greater Restoration* cure one each, for good. There are {num} in {p2}.',
    'level>=9',
  ],
  [
    '*Speak with Dead*: one who was buried at {p2} in an earlier year says "It was the water. We shut it. Ask the lead." None of the dead has seen {A}.',
    'level>=5 tone!=whimsical',
  ],
];

export const oneMagic: readonly Row[] = [
  '*Detect Magic* shows a thread of necromancy that leaves {p1} by the window, in the direction of {lair}.',
  [
    '*Remove Curse* and *Lesser Restoration* hold {ill} off until midnight, and the leaf that falls off lies on the blanket, real.',
    'level>=3',
  ],
  [
    '*Greater Restoration* holds for three nights. On the fourth the twig is back with an additional branch.',
    'level>=9',
  ],
  ['*Divination*: "A door was shut. Open one."', 'level>=7'],
  [
    '*Speak with Dead* with somebody whom it took in an earlier generation: "There was knocking. I could not get up." The voice has never seen {A}.',
    'level>=5 tone!=whimsical',
  ],
  ['*Commune* says that {A} feeds it, and that {A} did not begin it; both are true.', 'level>=9'],
];

export const strangeMagic: readonly Row[] = [
  '*Detect Magic* in {town} shows nothing of any school where it happens, and at the line where it stops a fine [silver|golden] edge, as on a coin.',
  '*Identify* on something borrowed gives the name of the one to whom it belongs, and a feeling of unease until it is back in their hands; {A} fears this spell.',
  ['*Divination*: "What is lent wants to go home. So does what it holds."', 'level>=7'],
  [
    '*Legend Lore* on {lair} names all the debtors of {years} years. The last name is that of {A}; the one of {G} is a little above.',
    'level>=9',
  ],
  [
    '*Commune* is answered by the Lender if asked at {lair}: three questions, truly, and each one is entered as a debt.',
    'level>=9',
  ],
  [
    '*Speak with Dead* with a forebear of {A}: "I did not give it back either. Say at home that it hurts less than waiting."',
    'level>=5 tone!=whimsical',
  ],
];

export const deadMagic: readonly Row[] = [
  [
    '*Speak with Dead* is hardly needed: they try to speak by themselves. With the spell, each says the same three things: "It is cold. It is not paid. It counts at {lair}." They know the chest and not whose it is.',
    'level>=5',
  ],
  '*Detect Magic* shows necromancy around each of them, thin as a leash, and all leashes lead to {lair}.',
  '*Gentle Repose* on a dead person who lies still keeps this one safe from being called, for ten days.',
  [
    '*Locate Object* on a coin that somebody of the family knows finds it in the chest at {lair}, within its range.',
    'level>=3',
  ],
  [
    '*Raise Dead* brings back nobody who has been called, as long as the coin is in the hand of somebody else.',
    'level>=9',
  ],
  ['*Commune* says yes to "can they be paid" and no to the question about {S}.', 'level>=9'],
];

export const ghostMagic: readonly Row[] = [
  [
    '*Speak with Dead* is of no use with one who is here already. It answers without: what it wants, and when it was, never by whom; it did not see the face.',
    'level>=5',
  ],
  '*Detect Magic* shows necromancy on its way, like breath on a pane, and a hole in it before the door of {A}: iron.',
  ['*Locate Object* on {wish} fails: the box at {lair} has a lining of lead as well.', 'level>=3'],
  [
    '*Zone of Truth* helps with {T}, who is glad to be asked, and with {H}, who knows only about nails.',
    'level>=3',
  ],
  ['*Commune* says yes to "does {A} have it", and yes to "is {A} sorry".', 'level>=9'],
  [
    '*Banishment* or *Dispel Evil and Good* sends it away for as many nights as it has come so far, and it begins again where it left off.',
    'level>=9',
  ],
];
