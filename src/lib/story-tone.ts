/** Words, or beginnings of words. "Warm" is not war, and "twilight" is not light. */
const tones = [
  ['horror', /\b(?:horror|horrif|gothic|terror|dread|nightmar|uncanny)/i],
  ['grim', /\b(?:grim(?:ly|ness|dark)?\b|dark|bleak|gritt|tragi|noir|war(?:s|fare|time)?\b)/i],
  ['intrigue', /\b(?:intrigu|politic|myster|heist|conspira|spies|court(?:s|ly)?\b)/i],
  [
    'whimsical',
    /\b(?:whims|funny|comic|comed|light(?:ly|[ -]?hearted)?\b|humou?r|silly|fairy|co[sz]y)/i,
  ],
] as const;

/** The tone of stories that fits the words with which a campaign describes its tone. */
export const toneOf = (words: string): (typeof tones)[number][0] | 'heroic' =>
  tones.find(([, pattern]) => pattern.test(words))?.[0] ?? 'heroic';
