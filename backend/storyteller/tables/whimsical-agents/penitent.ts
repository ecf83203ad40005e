import type { Agent } from '../plot-types.ts';

export const whimsicalPenitentAgent: Agent = {
  id: 'penitent',
  tones: ['whimsical'],
  uncanny: false,
  fates: ['gone'],
  roles: [[], [], []],
  who: [
    '{W} is behind it, with a lantern, «on tiptoe, »and is so well known here that everyone says good evening.',
    'It is {W}. {W.their} disguised handwriting is the same as {W.their} handwriting.',
    'It is {W} in person. {W} has tried to confess for {years} years, and nobody has let {W.them} finish the sentence; now {W.they} does it with pranks.',
    '{W} plays the avenger of {V}, «at night, »in a cape, since {V} never bothered to.',
  ],
  whyNow: [
    'It begins now because {W} is to be given a golden chain for modesty.',
    "It begins now because {W} dreamed of a goose with {V}'s eyes.",
  ],
  goal: [
    '{W} wants to be arrested by somebody who reads the charge to the end.',
    '{W} wants to make {V} laugh«. It has not been possible by letter».',
    '{W} wants to be found out«, thoroughly,» before {deadline}«, by people with a sense of proportion».',
    '{W} wants all {few} to own up, and has thought of a« very long» rope and a pond.',
  ],
  face: [
    'Whistles when you look, and stops when you do not.',
    'Helps you with the clue, «turns it the right way up, »and beams.',
    'Beams, and drops things near you that one would call clues.',
    'Goes to bed early, ostentatiously.',
  ],
  traces: [
    ['thing', 'The cape hangs in {W}\'s hall with a label: "not mine".'],
    ['habit', '{W} asks every morning whether anyone was seen«, and looks hopeful».'],
    ['word', '"Well done, whoever it was," says {W}, a little too often.'],
    ['paper', '{W} has ordered a mask, in the same size as the hat«, on account».'],
  ],
  hides: [
    [
      'word',
      'The night watchman salutes {W}« each night» on the way to {lair}«, and supposes that it is drains».',
    ],
    ['thing', 'The cape has {res} along the hem.'],
    ['paper', 'A note on {W}\'s desk says: "{lair}, bring biscuits."'],
    [
      'habit',
      '{W} recommends {lair} to the party, «at this time of the year, »by moonlight, with a notebook.',
    ],
  ],
  steps: [
    [
      '{W} writes an anonymous letter against {W.themself}, with a return address.',
      '{W} has the reward raised and looks round.',
      '{W} sits down in the dock« of the court» and has to be asked to leave.',
      '{W} puts up a reward for {W.themself}, then doubles it.',
    ],
    [
      '{W} is caught at it by {T}, who congratulates {W.them} on the disguise.',
      'The {few} get an invitation to a picnic, and there is a pond.',
      '{X3} is lowered into the pond, «an inch at a time, »with tea.',
      '{W} prints a confession; it is taken for satire« and sells well».',
    ],
    [
      '{W} steps out on the balcony« at {deadline}» to confess, and the band strikes up.',
      '{W} locks {W.themself} into the stocks, and people bring cushions.',
      '{W} confesses« at {deadline}» from a balcony, and gets three cheers and no hearing.',
      'The {few} are found« in a row» on a plank over the pond, «singing, »and do not know how to come down.',
    ],
  ],
  parley: [
    'Ask {W} what {V} would have liked best. It is« all» packed, with a bow.',
    '{W} wants to be chased. After two streets {W.they} is out of breath, and talks.',
    'Let {W} finish the sentence. It is a long one«, with {V} in it».',
    '{W} gives up at the words "we believe you".',
    'Scold {W}, by name, like an aunt.',
  ],
  lairSigns: [
    'a confession in {few} drafts, each with a different ending',
    'a cape on a hook, a spare cape, and a cape for guests',
    'biscuits',
    '{embs}, clumsily made, with burnt fingers in mind',
  ],
  tactics: [
    '{W} fights with« great» flourishes and misses on purpose.',
    ['The old servants hold the doors shut, the wrong ones«, out of habit».', 'escort=people'],
    '{W} has to be stopped from falling off things.',
  ],
  leader: ['people'],
  escort: ['people', 'beast'],
};
