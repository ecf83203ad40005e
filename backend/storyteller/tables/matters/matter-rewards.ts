import type { Row } from '../row-types.ts';

/** What is found. The fields are `{items}` and `{worth}`. */
export const matterHoards: readonly Row[] = [
  ['At {lair} {A} kept what was to pay for {prize}: {items}, and {worth}.', 'captor=no direct=no'],
  [
    'In a chest at {lair} lie {items}; on top of them lies {worth}«, [wrapped in a stocking|still with the label of the shop]».',
    'captor=no',
  ],
  ['{A} had packed« for the case that it went wrong»: {items}, and {worth}.', 'captor=no'],
  [
    'What {A} took« from others» as security lies at {lair}« with names on it». Nobody claims {items}, or {worth}.',
    'captor=no',
  ],
  [
    'What {captor} took on the roads lies at {lair}« under a tarpaulin». Nobody claims {items}, or {worth}.',
    'captor=yes',
  ],
  [
    '{captor} leave{captor.v} behind at {lair} what cannot be carried« in a hurry»: {items}, and {worth}.',
    'captor=yes',
  ],
  [
    'In the camp of {captor} stands a chest« for which nobody ever found the key». In it [are|lie] {items}, and {worth}.',
    'captor=yes',
  ],
  [
    'Travellers before {B} paid {captor} in goods«, and all of it is still at {lair}»: {items}, and {worth}.',
    'captor=yes',
  ],
];

export const matterFavours: readonly Row[] = [
  [
    '{G} gives the party a house in {town} to live in«, [with a stove and a bad roof|with a garden]», for as long as it likes.',
    'tier=1',
  ],
  [
    '{B} owes the party a great deal, and {T} even more: one of them comes along as a guide« whenever asked».',
    'tier=1 victim!=dead',
  ],
  [
    'In {town} the party eats and drinks for nothing for a year«, and its horses are shod for nothing, too».',
    'tier=1',
  ],
  [
    '{council} gives the party a seal: between {town} and {town2} every gate opens to it«, [also by night|without a toll]».',
    'tier=2',
  ],
  [
    '{G} has the estate of {A} put under seal, and the party may choose one building« of it».',
    'tier=2 mask=no',
  ],
  [
    '{B} keeps a ship, a coach or {few} horses ready for the party«, whichever it asks for first».',
    'tier=2 victim!=dead',
  ],
  [
    'The fortress above {town2} is given to the party, «[with its village and its debts|with a garrison of {num}], »and a vote in {council}.',
    'tier=3',
  ],
  [
    'The crown owes the party one wish within the law«, and {G} says that the law can be changed».',
    'tier=3',
  ],
  [
    'The office of {A} is vacant, and {council} asks the party« first» whom it would like to see in it.',
    'tier=3 enemy=no mask=no',
  ],
];

/** What the solution costs, or what stays behind, in the tone of the story. */
export const tonePrices: readonly Row[] = [
  ['{T} is thanked by all of {town}«, and does not know where to look».', 'tone=heroic'],
  ['The first evening without fear in {town} lasts until breakfast.', 'tone=heroic'],
  [
    'A bench is set up in {town} with the names of the party on it«, one of them misspelt».',
    'tone=heroic',
  ],
  ['{S} is asked to stay in {town}, and does.', 'tone=heroic'],
  [
    'Not everyone is glad: {few} people in {town} had earned well by it«, and know now who the party is».',
    'tone=intrigue',
  ],
  [
    'A letter of thanks arrives without a sender. {H} recognises the paper: it is that of {council}.',
    'tone=intrigue',
  ],
  [
    'Those who worked for {A} are sentenced as well, and it is the party that can ask for mercy for {few}« of them».',
    'tone=grim',
  ],
  [
    'What was lost before the party came does not come back, and {G} reads the names aloud«, {few} of them».',
    'tone=grim',
  ],
  ['{T} dreams of {lair} from then on, and is not the only one in {town}.', 'tone=horror'],
  [
    'On quiet nights there is still a light at {lair}«; {S} has seen it, and has put up shutters».',
    'tone=horror',
  ],
  [
    '{town} celebrates for three days, «{A} pays for it, »and the party has to make the speech.',
    'tone=whimsical',
  ],
  [
    '{H} opens an inn under the sign of the party. The portrait is not flattering.',
    'tone=whimsical',
  ],
];
