import type { Tells } from './matter-types.ts';

/**
 * Wonders that a person can make use of without harm to a town: bread that makes people tell the truth, hens that lay
 * eggs with writing on them. All that is worse has plots in which it is the trouble
 * itself, because they list more of what it says.
 */
export const claimTells: readonly Tells[] = [
  {
    nouns: 'bread honey cake pie egg sundial map teapot hen harvest soup cheese hat letter',
    says: 'make show lay tell talk predict sing answer grow write',
  },
  { says: 'vote' },
  { says: 'dream' },
  {
    nouns:
      'light whisper bread honey egg sundial map teapot hen harvest clock bell fog statue mirror drowned river dead',
  },
];
