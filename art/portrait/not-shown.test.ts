import { expect, test } from 'vitest';
import { partsNotShown } from './not-shown.ts';
import { planPortrait } from './plan-portrait.ts';

const notShown = (idea: string): string =>
  partsNotShown(
    idea,
    planPortrait(
      { class: 'wizard', species: 'human', background: 'sage', name: 'Mira', concept: '', idea },
      7,
    ),
  );

test.each([
  ['In a blue cloak, before a burning library.', ''],
  ['an old half-orc woman with a red hood and a scar', ''],
  ['a dwarf with a war hammer in the snowy mountains', ''],
  ['A grinning rogue on a rooftop at night, with daggers', 'grinning'],
  ['a woman with blue eyes, holding a raven', 'blue eyes'],
])('the portrait of "%s" leaves out "%s"', (idea, left) => {
  const words = notShown(idea)
    .split(' ')
    .filter((word) => word.length > 2 && !['with', 'the', 'and', 'before'].includes(word));
  expect(words.join(' ')).toBe(left);
});
