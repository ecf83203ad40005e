import type { Agent } from '../plot-types.ts';

export const whimsicalPowerAgent: Agent = {
  id: 'power',
  tones: ['whimsical'],
  uncanny: true,
  fates: ['gone'],
  roles: [[], [], []],
  who: [
    '{A} is what {town} was built around, so as not to wake it. Somebody laughed.',
    '{A} pays rent for the hill, in acorns, «has every receipt, »and expects the same of others.',
    '{A} lives under things, «is about as old as the hill, »and has a strong sense of what is fair.',
    '{A} is of the small kind that keeps accounts: milk for work, «a song for a song, »and for a broken promise something funny.',
  ],
  whyNow: [
    'It begins now because {years} years are what {A} calls "presently".',
    'It begins now because {A} came to ask politely, and was taken for a cat.',
    'It begins now because {W} had the old hollow tree cut down, which was the letter box.',
  ],
  goal: [
    '{A} wants a proper apology, with the hat off, to the hill.',
    '{A} wants a seat at the feast of {deadline}, «a high one, »and to be served first.',
    '{A} wants to hear from {W}«, with the hat off,» that there is a debt, or else a better joke than its own.',
    '{A} will make {town} honest by {deadline}: each person will say what they think, «for one whole day, »in rhyme.',
  ],
  face: [
    'Something giggles in the wall, in a bass voice.',
    'Milk disappears, and the saucer is washed.',
  ],
  traces: [
    [
      'thing',
      'Very small receipts« have been left», written on birch bark«, correct to the farthing».',
    ],
    ['word', 'Everyone who was visited has had to tell the truth about soup« since».'],
    ['habit', 'It cannot leave a shoelace tied. There is a trail of people bending down.'],
    [
      'paper',
      'Under the sum in {record} someone has written "wrong", and the right sum«, and a smile».',
    ],
  ],
  hides: [
    [
      'thing',
      '{res.s} lies on the window sill« in a neat heap», with a feather in it, «like a visiting card »from {lair}.',
    ],
    ['word', 'The cats of {town} hold a meeting at {lair}«, and come home thoughtful».'],
    ['paper', 'In the oldest map there is a face at {lair}. It has turned round since last year.'],
    ['habit', 'Spoons in {town}, if laid on a table, point to {lair}.'],
  ],
  steps: [
    [
      'It leaves {S} a tip.',
      'The cows of {town} give advice.',
      'All the hats« of {town}» fit someone else in the morning.',
      'It visits {T} to borrow a cup of sugar, and pays it back as a cup of bees.',
    ],
    [
      '{X3} is invisible from the front.',
      "Every door in {town} opens on {W}'s bedroom.",
      '{X3} can only walk backwards, and finds it restful.',
      'Every clock in {town} shows a time it likes better.',
    ],
    [
      "{A} puts on {W}'s face at {deadline}, and it suits the face.",
      'The whole« of {town}» hiccups once, «together, »and is somewhere nicer.',
      'At the high point of {deadline} the guests of honour are found to be geese«, and nobody is sure since when».',
      '{W} is made to keep the promise«, with full orchestra».',
    ],
  ],
  parley: [
    ['It has to count whatever is spilled. There is {good} enough for an afternoon.', 'goods=yes'],
    'It will do anything for a name of its own in {record}«, spelled with a capital».',
    'It loves riddles, must answer three, and may not leave before the third. Then it must be paid in cake.',
    'It does anything for a person who ties its shoe.',
    'Offer it a chair. It has never been offered one.',
  ],
  lairSigns: [
    'a door as high as your knee, with a brass plate and office hours',
    'all the lost left gloves of {town}, in pairs',
    'a ledger in which every kindness is entered, «in red, »as a loss',
    '{embs}, wound into a crown of the wrong size',
  ],
  tactics: [
    'It fights by exchanging things: swords for fish, «boots for hats, »you for the goat.',
    'It does not hurt anyone. It ties them to each other.',
    'Whoever laughs is out, and whoever makes it laugh has won.',
  ],
  leader: ['fey'],
  escort: ['fey', 'beast'],
};
