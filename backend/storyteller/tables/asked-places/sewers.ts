import type { PlacePosition } from './place-trait.ts';

/** The brick canals under a town, which are no caves. */
export const sewers: PlacePosition = {
  id: 'sewers',
  words: ['sewer', 'sewers', 'drain', 'drains', 'cistern', 'cisterns', 'culvert'],
  before: ['sewer'],
  look: [
    'a brick vault with a canal down the middle and a footpath on each side',
    'a row of pipes, each with the name of a street of {town} on a tile',
    'a tide mark of soap and straw at the height of a belt',
    'an iron ladder up to a grating, with the wheels of {town} going over it',
  ],
  known: [
    'It lies in the sewers of {town}. One goes down by a grating behind the tannery, keeps to the left path, and comes out before it rains.',
    'To reach it one walks along the main drain, under {few} streets of {town}, and counts the ladders.',
  ],
  senses: [
    'Water runs in the canal, and each grating lets in another street of {town}; it smells as one would expect, and of soap on Mondays.',
    'Something heavy is let go upstream, and everybody steps back from the edge; it smells of wet brick and cabbage water.',
  ],
  feature: [
    'The sluice upstream sends a wave down the canal, as high as a chest, for ten breaths.',
    'Side pipes are wide enough for those who are small.',
    'A plank over the canal is the only way across, and can be pulled in.',
  ],
  checks: [
    ['Survival', 'telling by the water under which street one is'],
    ['Acrobatics', 'jumping the canal where the path has broken off'],
  ],
};
