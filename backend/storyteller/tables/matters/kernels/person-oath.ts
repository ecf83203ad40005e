import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** The idea names an enemy, who is both I and A: what the idea says is what A openly does. */
export const personOath: MatterKernel = {
  id: 'person-oath',
  sort: 'person',
  needs: 'villain',
  tones: everyTone,
  escort: ['people'],
  roles: {
    B: [
      ['bell ringer', 'ferry keeper', 'stonecutter'],
      ['old archivist', 'lock keeper', 'retired judge'],
      ['keeper of the old treaties', 'abbot emeritus', 'former regent'],
    ],
    H: [
      ['town clerk', 'sexton', 'gate keeper'],
      ['provincial archivist', 'private secretary', 'notary of the province'],
      ['keeper of the seals', 'confessor of the court', 'private secretary'],
    ],
  },
  sites: [
    ['the archive of {town}', 'the record room of {town}'],
    ['the house of {B.full}', 'the workshop of {B.full}'],
    ['the lodging of {H.full}', 'the rooms of {H.full}'],
  ],
  lair: {
    names: [
      'the old fort on the ridge',
      'the roofless abbey',
      'the hunting tower',
      'the walled orchard',
    ],
    terrain: 'wild',
  },
  problem: [
    '{few.s} years ago {A} swore in the square of {town} never to set foot in {town} again, and kept the word« until {weeks} weeks ago». Now riders of {A} come each evening with a list, and {S.full}, the {S.role}, has been locked up for writing it.',
    'Everyone remembers that {A} signed an oath«, {few} years ago,» to stay away from {town}, and« remembers» that it was for ever. {weeks.s} weeks ago it was suddenly over. Who let {A} know is believed to be {S.full}, the {S.role}, who is behind bars.',
  ],
  start: [
    [
      'The gate« of {town}» is open, and nobody dares to close it, since {A.full} is standing in it. {A.name} looks at the paving stones« like somebody who has come home». "I have kept my word to the day," {A.name} says to {G.full}, and to you: "Are these the guests?" Behind a shutter {B.full}, the {B.role}, tears a sheet of paper in two.',
      '@gate',
    ],
    [
      'A rider in the colours of {A.full} nails a list to the door« of the council house»: {num} names, and behind each of them an hour. Yours are at the bottom«; the ink is still wet». "{A.full} looks forward to it," says the rider. {T.full}, the {T.role}, who has read along, has gone as white as the paper.',
      '@list',
    ],
  ],
  ask: [
    [
      '{G} wants {A} out of {town} before {deadline}«, for good». "I have seven guards and a broom. There was an oath that held {A} off« for {few} years». Find out why it does not any more."',
      'tier=1',
    ],
    [
      '{G} wants {A} out of {town} before {deadline}«, for good». "I have [more lawyers than spears|an army, and may not use it]. There was an oath that held {A} off« for {few} years». Find out why it does not any more."',
      'tier=2|3',
    ],
    '"Drive {A} away, or show me how it was done« the last time»," says {G}. "At {deadline} {A} is to have {prize}«, and nobody has dared to say no». Begin with the oath: somebody must still have it."',
  ],
  rumours: [
    '{A} never lies«, it is said»; one has to listen to each word.',
    '{S} was seen at {lair}« at night», with a lantern. {S} says that it was for mushrooms.',
    '{B} has not left {p2} for {weeks} weeks«, and has had the door bricked up by half».',
    '{H} has paid all debts«, and orders wine that nobody can pronounce».',
  ],
  run: [
    [
      'The half of the sheet that {B.name} drops is blank. It was torn so that {A.name} should see it (DC 13 Insight).',
      'start=gate',
    ],
    [
      'The names on the list are in the order of an old register« of {town}»; it lies at {p1} (DC 12 History).',
      'start=list',
    ],
    '{A} does nothing by force as long as people« of {town}» look on, and answers every question that is put politely.',
  ],
  gist: [
    '{fact}: nobody else is behind it. {A} swore {few} years ago to stay away, and the oath still holds. {H} has altered one number« in the copy of {town}», so that {town} believes it« to be» over. If {A} is held to it before witnesses, {A} must leave; {A} wants {prize} before anyone notices.',
  ],
  truth: [
    [
      'The oath has two halves«, like a tally stick». One is at {p1}; {H} scraped out a number there, «for gold, »and made "for ever" into "{few} years". The other half was kept by the family of {B}. {A} has no power over whoever holds both, and neither have those who ride for {A}: they swore it as well.',
    ],
    [
      'Since then it is as everyone says: {fact}. {A} needs to be quick. At {deadline} {council} is to hand over {prize}, of its own free will and in writing«; with that, a new contract takes the place of the old one, and the oath is void».',
    ],
    [
      '{A} had the house of {B} searched« by {H} a week ago», and has had the half of {B} at {lair} ever since. It cannot be burned«, and {A} may not lie about it». {B} still acts as if it were at {p2}. {T} carried the lantern for {H} that night«, and has slept badly since».',
    ],
  ],
  turn: [
    'The oath bound {town} as well: the forebears promised {A}« something in return,» a grave and a name on a stone, and did not keep it. If the party reads out both halves, {A} can demand it«, and it would be right to give it».',
    '{A} does not want {prize}. What {A} wants is to be released: the oath forbids more than to enter {town}, and {A} has been alone for {few} years. Whoever offers this«, openly and in writing,» can name a price.',
  ],
  people: {
    G: [
      '{G} wants {A} gone« without a siege», and cannot read the old script. {G} does not suspect {H}, who reads it aloud.',
    ],
    A: [
      '{A} wants {prize}, at {deadline}, as a free gift. {A} is courteous, «remembers everyone by name, »and does not lie about the oath when asked for it.',
    ],
    B: [
      '{B} wants to make good that the half was not better hidden. {B} knows the wording by heart, except for one line, which only {A} knows.',
    ],
    S: [
      '{S} wants to be out of the lock-up, and did go to {lair}«, out of curiosity». {S} saw {H} there, and knows a way in through the wall.',
    ],
    T: [
      '{T} wants to tell somebody about the lantern, and is afraid of the list. {T} is on it«, as the last one before the party».',
    ],
    H: [
      '{H} wants to be on the side of whoever wins. {H} kept the scrapings of ink in an envelope, to be able to blackmail {A}«, and sees now how foolish it was».',
    ],
  },
  looks: [
    [
      'Shelves up to the vault«, a reading desk,» and the oath of {A} in a frame. Everyone walks past it; nobody has read it for years.',
    ],
    [
      'One room, a door bricked up by half, and an empty box« on the table», with a guard of honour of {few} candles. {B} dusts it every hour.',
    ],
    [
      'New curtains, new boots, and a cellar with wine« from the estates of {A}». A knife for scraping parchment lies beside the bread.',
    ],
    [
      'A long table, laid for {few}, with the places marked« by name». At the head {A} sits and reads«, and looks up before one has made a sound». The half of the oath hangs above the fireplace.',
    ],
  ],
  todo: [
    [
      'The frame is locked, and {H} has the key«, with an excuse for each day of the week» (DC 13 Sleight of Hand, or an order of {G} in writing).',
    ],
    [
      '{B} opens only to those who can say when {A} was last in {town} before: on the day of the oath (DC 12 History, or« a talk with» the neighbours).',
    ],
    [
      '{H} works at home at noon and at the council house at night. One rider« of {A}» waits in front of the door« at both times» (DC 13 Stealth, or a friendly talk about horses).',
    ],
  ],
  clues: [
    [
      'Investigation :: holding the oath against the light :: A number has been scraped out« and written anew». Below it one reads: for ever.',
      'Perception :: reading the list of loans :: Only {H} has had the frame open in this year, for {A}.',
      'History :: reading the oath to the end :: "The other half shall lie where I cannot take it." Behind it is a note« in the margin»: {lair} belongs to {A}.',
    ],
    [
      'Insight :: asking {B} about the box :: It has been empty for a week. {B} recites what was in it: an oath of {A} that has no end.',
      'Investigation :: looking at the lock of the box :: It was opened with a key of the council house: that of {H}, who works for {A}.',
      'Survival :: following the prints below the window :: Two people went to {lair}«, one with a lantern».',
    ],
    [
      'Investigation :: opening the envelope under the plate :: Scrapings of old ink, and the word "ever"«, in small pieces».',
      'Arcana :: looking at the seal on the wine :: It is the seal of {A}«, of this year».',
      'Perception :: reading the bills :: {few} loads of wine, one from {lair}, with thanks from {A}.',
    ],
  ],
  lairUse: [
    'Whoever has both halves of the oath and reads them aloud (one action) makes those who ride for {A} put down their weapons for a round; after three« such» rounds they leave.',
    'The place cards count: as long as someone sits on the chair with their own name, {A} does not attack this guest«, since {A} has invited them».',
  ],
  tactics: [
    [
      '{A} fights without hurry, goes for the one who holds the oath, and calls everyone by name; {H} hides under the table',
      'strong=no',
    ],
    [
      '{A} keeps the seat at the head of the table, calls everyone by name, and leaves the blows to those who ride for {A.them}; {H} hides under the table',
      'strong=yes',
    ],
  ],
  parley: [
    '{A} cannot act against the oath. If both halves are laid on the table« before {few} witnesses», {A} rises, thanks the party for the evening (DC 13 Persuasion to leave without a last condition), and goes.',
  ],
  clock: [
    ['{A} receives the first of the people on the list«, who come back quiet and unhurt».'],
    ['{S} is to be handed over to {A}«, as a courtesy».'],
    ['{B} walks to {lair} alone«, with a hammer», and is shown to a seat.'],
    ['At {deadline} {council} hands over {prize} in writing. {A} reads it« twice», and smiles.'],
  ],
  after: [
    'The oath is void. {A} stays in {town}«, and has {prize}»; {ruin}. {H} is the first name on the« new» list.',
  ],
  endings: [
    {
      heading: 'The oath is read',
      text: [
        'Both halves lie side by side, {B} speaks the words, and {A} the one line« that is» missing. Nobody can say any longer that {fact}. {A} takes off a glove, lays it on the table and goes«, on foot», and {S} is let out in time to see it.',
      ],
    },
    {
      heading: 'By force',
      text: [
        [
          '{A} is beaten at {lair}, and what {A} leaves behind is a chair« at the head of a table». *The price:* the oath was broken by {town} and not by {A}. Those who rode for {A} are free« of it», and look for a new master.',
          'strong=no returns=no',
        ],
        [
          '{A} is beaten at {lair}, and for good only if the party has thought of what ends {A.them}. *The price:* the oath was broken by {town} and not by {A}. If {A} comes back, no word of it binds {A.them} any longer.',
          'strong=no returns=yes',
        ],
        [
          'Those who ride for {A} are beaten at {lair}, and {A} goes without haste« and without a scratch». *The price:* the oath was broken by {town} and not by {A}, who comes back with others, and with better horses.',
          'strong=yes',
        ],
      ],
    },
    {
      heading: 'A new contract',
      text: [
        '{A} is released from the oath and gives up {prize} for it«, in writing». *The price:* {A} may come to {town}« from now on, as a guest,» once a year, and does. {H} is left to {G}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} has {prize}, but the paper says "of its own free will", and {num} people can swear that it was not. If they do so« aloud, before {A},» within {few} days, the old oath is in force again.',
      ],
    },
  ],
  steps: [
    'Find out what {A.full} swore {few} years ago.',
    'Look at {p1}.',
    'Speak with {B.full}.',
    'Get {A.full} out of {town} before {deadline}.',
  ],
};
