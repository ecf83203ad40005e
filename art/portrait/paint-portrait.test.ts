import { describe, expect, test } from 'vitest';
import { nearestPair, pictureHash } from '#art/cover/picture-hash.ts';
import { kindsOf } from '#art/cover/word-scores.ts';
import { backdrops } from './backdrops/all.ts';
import { choicesOfClass, choicesOfSpecies } from './data/choices.ts';
import { headgearWords, heldWords } from './data/words.ts';
import { paintPortrait } from './paint-portrait.ts';
import { planPortrait } from './plan-portrait.ts';

const small = { width: 96, height: 96 };
const classes = kindsOf(choicesOfClass);
const species = kindsOf(choicesOfSpecies);

const planOf = (index: number) =>
  planPortrait(
    {
      name: '',
      class: classes[index % classes.length] ?? 'wizard',
      species: species[(index * 5 + Math.floor(index / 9)) % species.length] ?? 'human',
      background: 'sage',
      concept: '',
    },
    index + 1,
  );

// Painting many pictures takes long on a busy machine.
describe('a painted portrait', { timeout: 240_000 }, () => {
  test('has the size that was asked for, and every pixel is opaque', () => {
    const { width, height, pixels } = paintPortrait(planOf(1), { width: 83, height: 101 });
    expect([width, height, pixels.length]).toEqual([83, 101, 83 * 101 * 4]);
    expect(pixels.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  });

  test.for(kindsOf(backdrops))('before the backdrop %s is the same each time', (backdrop) => {
    const plan = { ...planOf(3), backdrop };
    const { pixels } = paintPortrait(plan, small);
    expect(paintPortrait(plan, small).pixels).toEqual(pixels);
    // It is a picture: neither black nor of one colour.
    const greens = pixels.filter((_, at) => at % 4 === 1);
    expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
  });

  test('shows everything that a person can have', () => {
    const plan = { ...planOf(6), headgear: 'none', held: 'none', hair: 'bald' } as const;
    const without = pictureBytes(plan);
    const parts = [
      ...kindsOf(headgearWords).map((headgear) => ({ headgear })),
      ...kindsOf(heldWords).map((held) => ({ held })),
    ];
    for (const part of parts) {
      const bytes = pictureBytes({ ...plan, ...part });
      const changed = bytes.filter((value, at) => Math.abs(value - (without[at] ?? 0)) > 12);
      expect(changed.length, JSON.stringify(part)).toBeGreaterThan(100);
    }
  });

  test('differs from each of 53 other portraits by several bits of a perceptual hash', () => {
    const hashes = Array.from({ length: 54 }, (_, index) =>
      pictureHash(paintPortrait(planOf(index), small)),
    );
    expect(nearestPair(hashes).distance).toBeGreaterThan(3);
  });

  test('of the same person with another seed is another picture', () => {
    const elf = { name: '', class: 'wizard', species: 'elf', background: 'sage' } as const;
    const hashes = Array.from({ length: 12 }, (_, seed) =>
      pictureHash(paintPortrait(planPortrait({ ...elf, concept: '' }, seed), small)),
    );
    expect(nearestPair(hashes).distance).toBeGreaterThan(0);
  });
});

const pictureBytes = (plan: Parameters<typeof paintPortrait>[0]) =>
  paintPortrait(plan, small).pixels;
