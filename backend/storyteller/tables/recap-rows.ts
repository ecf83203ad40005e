/** The first sentence of a recap, which adds no fact. */
export const recapOpenings = [
  'This is how far the story had come.',
  'Before tonight, this had happened.',
  'This is what the party had seen and done.',
  'So far, this is what had been written down.',
  'Where the story stood, from the beginning.',
  'Once more, what had happened.',
] as const;
