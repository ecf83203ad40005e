import type { Harm } from '../plot-types.ts';

export const ordersHarm: Harm = {
  id: 'orders',
  tones: ['intrigue', 'heroic', 'grim'],
  agents: ['returned', 'kin', 'partner', 'profiteer', 'penitent'],
  noun: 'the false orders',
  pitch: [
    [
      'The third army has marched« out of {town}» on an order that no one gave; the seals are genuine, and so are those on the order to call it back.',
      'tier>=3',
    ],
    [
      'By decree of {body}, which {body} has never seen, everything at {works} belongs to the families of the {num}«, and a tenth of it has been paid out».',
      'tier>=3',
    ],
    'In {town} orders are carried out that nobody gave. The seals are right«, the hand is right», and {works} {works.is} coming to a stop.',
    'Three times now {body} has denied its own signature. People« in {town}» no longer know which orders to obey.',
    'The watch of {town} has arrested one honest person, on a warrant« that is» perfect but for {emb} in the corner.',
    'Somebody writes in the name of the powerful« in {town}», and asks for« exactly» what they once did of their own accord.',
  ],
  first: [
    '{X1} was turned out of house« and office» by bailiffs with a genuine form.',
    'By an order in {X1.their} own hand, {X1} gave everything {X1.they} owned to the families of the {num}«. It has been paid out».',
    '{X1} was sent to meet a guest who does not exist«, for two days, in sleet».',
  ],
  second: [
    '{X2} was arrested for the crime of {V}, {years} years late«, and had trouble proving not to be {V}».',
    "The guard was called away from {X2}'s gate by a letter from {X2}.",
    '{X2} married off a daughter by proxy and heard of it from the florist.',
  ],
  start: [
    [
      'A herald reads that {X3} has died«, in the night, after a short illness, borne with patience». {X3} is standing next to you. "It is my handwriting," says {X3}, "and my style." The bearers have come, with the measure.',
      '@herald',
    ],
    [
      'Two regiments« of the same crown» stand opposite each other on the bridge« of {town}, with lit matches». Both colonels have orders to hold it at any price, both orders are signed by {X3}, and {X3} rides up between them, «bareheaded, »with a third, which says that {X3.they} is to be shot.',
      'tier>=3 @bridge',
    ],
    [
      'The scaffold was built in the night. {X3} has come to watch«, as the law demands,» and hears the herald read out the name, and it is {X3}; the seal is that of {body}; the guards«, very pale,» do not know whose orders they have obeyed all morning.',
      'tier>=3 @scaffold',
    ],
    [
      'The gates of {town} are shut at noon, on orders; and opened at five past«, on orders»; and shut. {X3}«, who commands them,» stands on the bridge between two captains« of the guard», and each has a paper from {X3}. Behind you the harvest« of a province» is waiting to get in, and in front« of you» an embassy is waiting to get out, and {X3} says that both papers are quite correct.',
      'tier>=3 @gates',
    ],
    [
      'The bailiffs are embarrassed, and thorough. They carry the furniture of {X3}« past you» into the street, and {X3} stands« beside it» with the order« in hand» and says: "But that is my signature." At the bottom, in the wax, is {emb}.',
      '@bailiffs',
    ],
    [
      'You are arrested, «with great courtesy, »as soon as you name yourselves. There is a warrant for you, three days old, that describes you exactly, down to the mud on that boot. It is signed by {X3}, who comes running, and has never seen it.',
      '@arrest',
    ],
    [
      '{X3} reads a proclamation from the steps, gets to the third line, and stops. «The crowd waits. »{X3} goes on« reading», because it has the seal, in a« smaller and» smaller voice: it is a list of what {X3} did {years} years ago.',
      '@steps',
    ],
    [
      'Two companies of guards stand« facing each other» in front of {s1}. Both have orders to arrest the other, both orders are from {X3}, and {X3} stands between them holding a third.',
      '@guards',
    ],
  ],
  act: [
    [
      'Whoever finds the right tone can stop it« in a minute» (DC 13 Persuasion, or any real rank); if no one does, somebody draws.',
      'start!=herald|steps',
    ],
    [
      'The order can be examined (DC 14 Investigation): the seal is real, and the ribbon is of a kind that was last issued in the year of {deed}.',
      'start!=herald|steps',
    ],
    'The bearer of the paper is still here, waits for a receipt, and was paid at {s2}« with a coin that is no longer struck».',
    [
      'The paper can be examined (DC 14 Investigation): the seal is real, and the ribbon is of a kind that was last issued in the year of {deed}.',
      'start=herald|steps',
    ],
  ],
  how: [
    '{A} has the second seal, which was reported lost« at the time of {deed}», by {W}.',
    [
      'By the false orders {A} makes each of the {few} suffer what was done to {V}«, in the right form and with the right stamp».',
      'agent=returned|kin|penitent',
    ],
    [
      'The false orders get those out of office who could be asked«, and they look like the revenge of {V}».',
      'agent=partner',
    ],
    [
      'While nobody knows which orders to obey, the price of {works} falls, and {A} buys.',
      'agent=profiteer',
    ],
    'The forms come from the back of a cupboard at {s1}, already signed: {W} signed a stack« of them» then, to save time.',
    '{A} writes as {C}, who writes for everyone.',
  ],
  escalate: [
    'An order goes out to open {s1} at {hour}.',
    "A death sentence is found among the morning's papers«, in proper form,» for {S}.",
    'Nobody obeys anything« any more», and {body} sends for troops.',
  ],
};
