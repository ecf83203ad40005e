import type { Harm } from '../plot-types.ts';

export const whimsicalSwaps: Harm = {
  id: 'swaps',
  tones: ['whimsical'],
  agents: ['returned', 'kin', 'power', 'profiteer', 'penitent'],
  noun: 'the exchanges',
  pitch: [
    'It began in {town} with two hats. By now {stake} {stake.is} in the wrong cellar, and {emb} in the right one.',
    'In {town} one checks in the morning whose shoes one has on«. Those who were robbed of nothing feel left out».',
    'At {works} everything is where it belongs, only on the other side. In the middle«, on a cushion,» they found {emb}.',
    '{body} met« this week» in the wrong hall, with the wrong agenda, and passed it.',
    'In {town} things change places at {hour}: hats, «signs, »lately husbands, and each time {emb} is left as change.',
    'Nobody in {town} is wearing their own trousers. It was funny for two days.',
    'Everything in {town} is where something else should be, and on the spot« where it was» lies {emb}.',
  ],
  first: [
    "The speech that {X1} gave on {good} turned out to be {X2}'s love letter, and was adopted.",
    '{X1} sat down to {X1.their} own portrait« at breakfast», and the portrait was having the egg.',
    "In {X1}'s bed lay the accounts of {works}, tucked in.",
    '{X1} opened the strongbox and found it full of« warm» bread, and in the oven the money.',
    'The portrait of {X1} now hangs in the stable, and the horse in the hall.',
    '{X1} woke up in the right bed in the wrong house and stayed for breakfast.',
  ],
  second: [
    "{X2} has been wearing the {clerk}'s wig« for a week», since it turns out to suit {X2.them}.",
    '{X2} bit into a bun and rang.',
    'The carriage of {X2} was exchanged for a larger one, with people in it.',
    '{X2} gave a long speech before noticing that the notes were a recipe«. The applause was real».',
    "The sign of {X2}'s shop and the one of the undertaker have been exchanged, and both are doing well.",
    '{X2} has not been able to find the staircase since Tuesday. It is in the garden.',
  ],
  start: [
    [
      'The judge of the cake contest lifts the lid, and underneath sits a hen«, annoyed». {X3}, the judge, examines it from all sides, takes a« small» spoonful of air above it, and writes down a number, because one does not let down the public. Under the hen lies {emb}.',
      '@hen',
    ],
    [
      'You have paid, you have said good night, you have opened the door of your room, and there in your beds«, with the blankets up to the chin,» lie eight pumpkins in nightcaps. In the ninth bed is {X3}. "Hush," says {X3}. "They have only just dropped off."',
      '@pumpkins',
    ],
    [
      'A wagon stops beside you, and the driver, {X3}, asks where {X3.they} is, «then who, »then pulls off a glove to look at the ring. "I was afraid of that," says {X3}, and holds out what lay on the seat: {emb}.',
      '@ring',
    ],
    [
      '{X3} bows to you, takes off the hat, and there is a pie under it«, still hot». Up and down the street people lift their hats«, carefully,» one after another. On the last of the pies is {emb}.',
      '@pies',
    ],
    [
      'The procession comes round the corner, band first, and the band is playing on vegetables«, and has not noticed». {X3} has: {X3.they} is at the front, and the staff of office in {X3.their} hand is an eel.',
      '@procession',
    ],
    [
      'You sit down, and so does the whole inn«, and all the chairs sigh». Then {X3} rises, with «great dignity and »a stuck chair, and points at the chandelier, where there hangs«, instead of candles,» {emb}, {few} times over.',
      '@chandelier',
    ],
  ],
  act: [
    [
      'Someone has to say the right name to each of {few} people who answer to the wrong one (DC 13 Insight each)«, before they get used to it».',
      'start=ring',
    ],
    [
      '{X3} bets the party a supper that they cannot find in an hour what should be here instead (DC 12 Investigation).',
      'start!=ring',
    ],
    [
      'Three things have to be caught before they get to the river: a hat, a pie, a pig in a sash (DC 12 Acrobatics, Animal Handling or Athletics).',
      'start=pies|procession',
    ],
    'If anyone works out the rule (DC 13 Investigation: whatever was praised last is exchanged next), the next exchange can be foretold.',
    '{X3} has to be got home unseen (DC 13 Stealth or Performance). {X3.they} will talk to anyone who manages it.',
  ],
  how: [
    '{A} has {few} helpers and a timetable«. They were delayed once, by tea».',
    [
      'Everything is put where it would be if {V} had got what was due«. {A} has worked it out, as far as the hats».',
      'agent=returned|kin|penitent',
    ],
    ['People pay to see what will be exchanged next, and {A} sells the seats.', 'agent=profiteer'],
    [
      '{A} will go on moving things about until somebody says sorry«; it is a method that works with people, in the end».',
      'agent=power',
    ],
    'What is exchanged fits: that is the art« of it». {A} has measured all« of {town}» with the eye.',
    'There is a list. {A} keeps it, and it is alphabetical in two directions.',
    'It is done with a handcart«, felt slippers» and a great love of order.',
  ],
  escalate: [
    'The exchange has got as far as surnames.',
    'In the night {s1} and {s2} are to change places«. The carts have been ordered».',
    'The next to be exchanged are the two sides of the river, or the bridges«; in any case it will be confusing».',
    'People begin to prefer it, which was not the plan.',
  ],
};
