import { expect, it } from 'vitest';
import { characterLine } from './character-line.ts';

it('names the class and the level', () => {
  const fighter = { class: 'fighter', species: 'human', level: 3 } as const;
  expect(characterLine(fighter)).toBe('Human Fighter, level 3');
  expect(characterLine({ ...fighter, otherClasses: [] })).toBe('Human Fighter, level 3');
});

it('names the level in each of several classes', () => {
  const line = characterLine({
    class: 'fighter',
    otherClasses: [{ class: 'wizard', level: 1 }],
    species: 'human',
    level: 3,
  });
  expect(line).toBe('Human Fighter 2 / Wizard 1, level 3');
});
