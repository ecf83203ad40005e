import type { Matter } from './matter-words.ts';

/** What an idea about an illness or a ghost can be seen by. The first pattern that fits counts. */
const themes: readonly (readonly [RegExp, string])[] = [
  [/\bstone\b|\bstatues?\b|\bpetrif/, 'stone'],
  [/\b(?:in)?to (?:\p{L}+ )?(?:trees?|bushes|wood|roots)\b/u, 'trees'],
  [/\b(?:in)?to (?:\p{L}+ )?(?:plants?|flowers?|roses|vines|mushrooms|fungus)\b/u, 'plants'],
  [/\b(?:sleep|asleep|wake|dream|sleepers)\b/, 'sleep'],
  [/\brats?\b|\bmice\b/, 'rats'],
  [/\b(?:famine|crops?|harvest|blight|fields?|grain|cattle|herds?)\b/, 'hunger'],
  [/\bships?\b/, 'ship'],
];

export const themeOf = ({ fact }: Matter): string =>
  themes.find(([said]) => said.test(fact))?.[1] ?? 'any';
