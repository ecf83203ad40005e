import { expect, test } from 'vitest';
import { dilemmas } from '../tables/dilemmas.ts';
import { chooseDilemma } from './dilemma.ts';
import { noExclusions } from './lines.ts';

const tones = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];
const agents = [
  'returned',
  'kin',
  'crew',
  'dead',
  'power',
  'partner',
  'profiteer',
  'penitent',
] as const;
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

const textOf = (choice: unknown): string => JSON.stringify(choice);

test.each(tones)('every plot in the tone %s has at least two possible dilemmas', (tone) => {
  for (const agent of agents) {
    for (const giver of ['clean', 'knew', 'did']) {
      const uncanny = agent === 'dead' || agent === 'power' ? 'yes' : 'no';
      const truths = { tone, agent, giver, uncanny, harm: 'taken' };
      const chosen = seeds.map((seed) => chooseDilemma(seed, truths, noExclusions));
      expect(new Set(chosen).size, `${agent}, ${giver}`).toBeGreaterThan(1);
    }
  }
});

test('a dilemma does not set the wrongdoer against the culprit if they are the same person', () => {
  const truths = { tone: 'grim', agent: 'penitent', giver: 'clean', uncanny: 'no', harm: 'fires' };
  const chosen = seeds.map((seed) => textOf(chooseDilemma(seed, truths, noExclusions)));
  expect(chosen.filter((text) => text.includes('{W') && text.includes('{A'))).toEqual([]);
  expect(dilemmas.map(textOf).some((text) => text.includes('{W') && text.includes('{A'))).toBe(
    true,
  );
});
