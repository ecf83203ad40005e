import type { Agent } from '../plot-types.ts';

export const whimsicalReturnedAgent: Agent = {
  id: 'returned',
  tones: ['whimsical'],
  uncanny: false,
  fates: ['gone'],
  roles: [
    ['wig maker', 'dancing teacher', 'lodger with a large trunk', 'puppeteer'],
    ['visiting professor', 'opera impresario', 'inspector of public cheerfulness'],
    ['ambassador of a very small country', 'court hairdresser', 'royal taster'],
  ],
  who: [
    '{A} is the {V.role} {V.full} with a limp that changes legs.',
    'Behind the spectacles of {A} is {V}, who can see nothing through them« and has walked into most of {town}».',
    '{A} is {V}, back« after {years} years» behind a moustache that fools everybody.',
    'The {A.role} with the accent is {V}. The accent is from nowhere« and changes at meals».',
    '{V} has come back as {A} and has been told the story of {V}« three times» already, each time worse.',
  ],
  whyNow: [
    [
      'It begins now because there is to be a statue of {W}, with the wrong thing in its hand.',
      '@statue',
    ],
    'It begins now because {A} had« finally» thought of the right answer, {years} years after the conversation.',
    'It begins now because {deadline} is near, and everybody will be looking.',
  ],
  goal: [
    '{A} wants to be recognised by somebody, «anybody, »so as to be able to deny it.',
    '{A} wants {W} to shake hands on it, with all« of {town}» counting the fingers.',
    '{A} wants one apology, «in a loud voice, »on the steps of {s1}.',
    '{A} wants {W} to be laughed at« once», in public«, until it hurts in the sides».',
  ],
  face: [
    'Tells everyone to be natural, and is not.',
    'Asks for the bill in a made-up language and is understood.',
    'Enthusiastic about everything local, and pronounces it right by mistake.',
    'Bows too low and loses something each time.',
  ],
  traces: [
    ['habit', '{A} knows where the creaking step is and skips it«, whistling».'],
    ['thing', 'The moustache has a ticket in it: "left side".'],
    ['word', '{A} corrects a detail of the old story, «hotly, »and then says "I imagine".'],
    [
      'paper',
      'The lodging was paid in verse, and the verse scans like the old reminders.',
      'wrong=wager',
    ],
    [
      'paper',
      'The signature of {A} in the guest book has been begun with the first letter of {V}«,» and turned into a flower.',
    ],
    [
      'habit',
      'The oldest goose in {town} follows {A}« down the street», and {A} pretends that it is a coincidence.',
    ],
  ],
  hides: [
    ['word', 'Children have seen {A} practise speeches« in front of a scarecrow» at {lair}.'],
    ['thing', 'There {res.is} {res} on the spats of {A}, and one can« only» get that at {lair}.'],
    ['paper', 'A bill for {few} pots of paint is addressed to "the gentleman or lady at {lair}".'],
    [
      'habit',
      '{A} goes for a walk towards {lair} each day with an empty basket, and comes back with« a full heart and» the same basket.',
    ],
  ],
  steps: [
    [
      '{A} opens a school of deportment and enrols {W}.',
      '{A} gets {X1} to tell the old story« once more», and takes notes aloud.',
      ['{A} gets {W} to pose for the statue, «for six hours, »with a fish.', 'why=statue'],
      '{A} confides in {T}, who has to promise not to laugh and cannot keep it.',
    ],
    [
      '{A} has {X3} made honorary president of something that turns out to be hens.',
      '{A} sends {W} {num} identical hats, and then the hatter.',
      '{X3} is seen« at noon» wearing a barrel, and says that it is a fashion.',
      '{A} changes every sign in {town} by one letter.',
    ],
    [
      "{A} drops the moustache into {W}'s soup« at the height of {deadline}», and says good evening.",
      '{W} makes the great speech with {A} behind the curtain, who works the arms.',
      ['The statue is unveiled, and it is not of {W}, or not of the front.', 'why=statue'],
      '{W} is called up to the platform, and everybody in the first row is wearing that moustache.',
      '{W} gives a speech that someone has rewritten, and reads it to the end«, since the paper says so».',
    ],
  ],
  parley: [
    '{A} can be had for supper with everyone, if there is a chair and the chair has a name on it.',
    'Laugh at the moustache, and {A} will fight; admire it, and {A} will hand it over« to be tried on».',
    'Ask {A} for the moustache. {A.they} is proud of it, and cannot hold both it and the anger.',
    '{A} stops for an apology; if it rhymes, {A.they} helps with it.',
    '{A} has prepared a speech of {few} pages« and needs listeners». Whoever listens to all of it has won.',
  ],
  lairSigns: [
    'a mirror with faces cut out of paper« stuck to it», to practise on',
    '{few} wigs on cabbages',
    'a diagram of {town} with arrows and the word "HA"',
    "a trombone, and the neighbours' letters about it",
  ],
  tactics: [
    '{A} fights with a paint brush, fair play and a collapsible chair.',
    [
      'The helpers are out-of-work actors: they die beautifully if« they are» touched, and get up for applause.',
      'escort=people',
    ],
    'Everything is rigged: flour above, «a carpet below, »a goose behind the curtain.',
    '{A} demands a duel, by the rules, and has brought the rules«; they are long».',
  ],
  leader: ['people'],
  escort: ['people', 'fey', 'beast'],
};
