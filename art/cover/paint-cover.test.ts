import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Pixels } from '#art/paint/png.ts';
import { paintCover } from './paint-cover.ts';
import { nearestPair, pictureHash } from './picture-hash.ts';
import { planCover } from './plan-cover.ts';
import { scenes } from './scenes/all.ts';
import { kindsOf } from './word-scores.ts';

const small = { width: 160, height: 90 };
const planOf = (seed: number) => planCover({ title: '', setting: '', storyOverview: '' }, seed);

// Painting many pictures takes long on a busy machine.
describe('a painted cover', { timeout: 240_000 }, () => {
  const plans = Array.from({ length: 50 }, (_, index) => planOf(index + 1));
  // Most of the work for a small picture does not depend on its size, so the tests share these.
  let covers: Pixels[] = [];
  const randomNumber = vi.spyOn(Math, 'random');
  const time = vi.spyOn(Date, 'now');

  beforeAll(() => {
    covers = plans.map((plan) => paintCover(plan, small));
  }, 240_000);

  test('has the size that was asked for, and every pixel is opaque', () => {
    const { width, height, pixels } = paintCover(planOf(1), { width: 131, height: 77 });
    expect([width, height, pixels.length]).toEqual([131, 77, 131 * 77 * 4]);
    expect(pixels.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  });

  test('is the same each time, also after many others', () => {
    for (const index of [0, 1]) {
      expect(paintCover(planOf(index + 1), small).pixels).toEqual(covers[index]?.pixels);
    }
    const plan = { ...planOf(4), things: ['dragon', 'travellers'] as const };
    expect(paintCover(plan, small).pixels).toEqual(paintCover(plan, small).pixels);
    expect(randomNumber).not.toHaveBeenCalled();
    expect(time).not.toHaveBeenCalled();
  });

  test.for(kindsOf(scenes))('of %s is neither black nor of one colour', (scene) => {
    const shown = covers.filter((_, index) => plans[index]?.scene === scene);
    expect(shown.length).toBeGreaterThan(0);
    for (const { pixels } of shown) {
      const greens = pixels.filter((_, at) => at % 4 === 1);
      expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
    }
  });

  test('differs from each of 49 other covers by several bits of a perceptual hash', () => {
    expect(nearestPair(covers.map(pictureHash)).distance).toBeGreaterThan(4);
  });
});
