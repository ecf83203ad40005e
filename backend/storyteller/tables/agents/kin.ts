import type { Agent } from '../plot-types.ts';

export const kinAgent: Agent = {
  id: 'kin',
  tones: ['heroic', 'grim', 'intrigue'],
  uncanny: false,
  fates: ['dead', 'gone', 'held'],
  roles: [
    ['apprentice', 'seamstress', 'schoolteacher', 'cook', 'organist', 'copyist', 'farrier'],
    ['secretary', 'notary', 'fencing teacher', 'physician', 'archivist', 'steward'],
    ['private secretary to the court', 'royal archivist', 'confessor', 'master of ceremonies'],
  ],
  who: [
    ['{A} is the {rel} of {V}, brought up by others, under a name out of a hymn book.', '@hymn'],
    'The likeable {A.role} has a second name: {A} is the {rel} of {V}, and took service here« to be near the {few}».',
    '{V} has a {rel}. {A} grew up on one story, «told at every meal, »and has come to see the people in it.',
    '{A} found out« at the age of twenty» who {A.they} is: the {rel} of {V}. The town that would not say so has employed {A.them} since.',
  ],
  whyNow: [
    'It begins now because the last letter of {V} was handed to {A}« by a notary», {years} years late«, with a bill for storage».',
    'It begins now because {A} has been asked to write a speech in praise of {W}.',
    'It begins now because {A} is to marry into a family of the {few}, and the banns list« all» the names.',
    'It begins now because {deadline} will take {W} out of reach.',
    'It begins now because {A} was told the story« again» by {W}, «at table, »as a funny one.',
  ],
  goal: [
    '{A} wants the name of {V} said in the open by the people who took it away.',
    '{A} has sworn to take from each of the {few} what {V} lost«: first the good name, then the house, then the sleep».',
    '{A} wants {W} to be afraid for as many nights as {V} was«, which is {num}, and has counted».',
  ],
  face: [
    'Efficient, and so« well» liked that nobody asks where {A.they} is from.',
    'Laughs late, as if translating.',
    'Works for one of the {few} and is treated as family«, which is the word that stings».',
    'Blushes when praised, grows cold when thanked.',
  ],
  traces: [
    [
      'habit',
      '{A} has the walk that old people remember in {V}; {T} has seen it« and has begun to stay indoors».',
    ],
    ['thing', 'The thimble that {A} uses has the initials of {V}«, worn almost flat».'],
    ['paper', 'In the parish book the {rel} of {V} has the same birthday as {A}, and no grave.'],
    ['word', '{A} says "we"« once» when telling of {deed}, and then says "they".'],
    ['habit', '{A} asks the price of everything except {works}.'],
    [
      'word',
      'Asked about parents, {A} names two, and they are the couple on the tavern sign« of another town».',
    ],
    [
      'paper',
      'A draft in the hand of {A} breaks off at the name of {V}«, {few} times», and« on the seventh line» the pen has gone through.',
      'few=6',
    ],
  ],
  hides: [
    [
      'thing',
      'Bread goes missing from the house where {A} lives, and crumbs« of that bread» lie on the way to {lair}.',
    ],
    ['word', '{S} has seen {A} coming from {lair}« and thought of a sweetheart».'],
    ['paper', 'There is a lease for {lair}, one year, paid« in advance» with old coin.'],
    ['paper', 'There is a lease for {lair}, one year, in the name from the hymn book.', 'who=hymn'],
    [
      'habit',
      '{A} washes boots« that have not been anywhere», and the water turns the colour of {res}.',
    ],
    [
      'word',
      '{V} was last seen going toward {lair}; {A} told {T} so, as something that everyone knows. Nobody knew it.',
    ],
  ],
  steps: [
    [
      ['{A} copies the key of {s2} and takes what is written« there» about {deed}.', 's2=indoors'],
      '{A} writes to {T}, in the hand of {V}.',
      '{A} gives« the town» a hint that {S} could not have done the last one, and is relieved when nobody takes it.',
    ],
    [
      [
        '{X3} loses name and house in a single morning«, by papers that are all genuine».',
        'harm!=taken',
      ],
      'All {few} are invited to {lair} by {few} different lies.',
      '{A} leaves {theemb} on the pillow of {W}, while {W} is in the bed.',
    ],
    [
      '{A} reads the story aloud before {deadline}, to a full room, with a knife«, and cannot stop at the end of it».',
      '{W} is found at {lair}, alive, with every hair white«; {A} is not found».',
      '{A} goes through with it, and is the second person in that family to be hunted out of {town}.',
    ],
  ],
  parley: [
    '{A} «is calm, »has a speech ready, and has never imagined being listened to.',
    'Give {A} something that {V} made«, or wrote, or laughed at». The plan has no place for it.',
    '{A} wants to know how it was at the end. {T} was there«. Bring {T}».',
    'Say that {V} would not want it, and there will be a fight; ask what {V} was like, and there will not.',
  ],
  lairSigns: [
    'a portrait of {V}, drawn from descriptions, with {few} different noses crossed out',
    "a child's shoe and a grown person's knife, cleaned with the same care",
    '{num} candles, burned to one height',
    '{embs}, all of exactly one size, and a ruler',
    'a family tree with one branch drawn in pencil',
  ],
  tactics: [
    [
      '{A} has never fought before and has read about it; the hired help has fought before and does not read.',
      'escort=people',
    ],
    [
      '{A} puts {X3} between the party and the door and talks«, fast,» until somebody else strikes first.',
      'harm=taken',
    ],
    'As soon as {V} is called a liar, {A} attacks; as soon as blood shows, {A} stops and stares.',
    '{A} runs by a way that has been kept open for a {rel} of {V} to use.',
  ],
  leader: ['people'],
  escort: ['people', 'beast'],
};
