/** How a recap leads over to an event, by the kind of its entry. `{t}` is the title. They add no fact. */
export const recapFrames: Readonly<Record<string, readonly string[]>> = {
  session: [
    'In {t}:',
    'Then came {t}.',
    'After that, {t}.',
    'There was {t}.',
    'Next, {t}.',
    'Of {t} this was written down:',
  ],
  quest: [
    'There was something to be done, {t}.',
    'From then on there was {t} to think of.',
    'A task was on the list: {t}.',
    'One entry was a task, {t}.',
  ],
  person: [
    'You came to know of {t}.',
    'There was a name to remember: {t}.',
    'Among the people was {t}.',
    'The notes had a page about {t}.',
  ],
  place: [
    'You came to know of a place, {t}.',
    'There was a place to remember: {t}.',
    'On the map there was {t}.',
    'The notes had a page about {t}.',
  ],
  other: [
    'And there was {t}.',
    'One more thing was known: {t}.',
    'Something was written down: {t}.',
    'To this belonged {t}.',
  ],
};

export const recapOpenings = [
  'This is what was known at the table.',
  'This is how things stood when the dice were put away.',
  'What had happened before, as far as the party knew it.',
  'Before the story went on, there was this.',
  'The last pages, once more.',
  'As the notes had it:',
] as const;

/** Questions, because an answer would be a fact that no event gives. */
export const recapQuestions: readonly string[] = [
  '{t}: what now?',
  '{t}: where does that lead?',
  '{t}: is that all there is to it?',
  '{t}: who else knows?',
  '{t}: and what does it cost?',
  '{t}: what has been forgotten about it?',
];
