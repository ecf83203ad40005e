import { describe, expect, test } from 'vitest';
import { paintCover } from './paint-cover.ts';
import { nearestPair, pictureHash } from './picture-hash.ts';
import { planCover } from './plan-cover.ts';
import type { CoverPlan, SceneKind } from './plan.ts';
import { scenes } from './scenes/all.ts';

const small = { width: 160, height: 90 };
const planOf = (seed: number) => planCover({ title: '', setting: '', storyOverview: '' }, seed);

// Painting many pictures takes long on a busy machine.
describe('a painted cover', { timeout: 240_000 }, () => {
  test('has the size that was asked for, and every pixel is opaque', () => {
    const { width, height, pixels } = paintCover(planOf(1), { width: 131, height: 77 });
    expect([width, height, pixels.length]).toEqual([131, 77, 131 * 77 * 4]);
    expect(pixels.filter((_, at) => at % 4 === 3).every((opacity) => opacity === 255)).toBe(true);
  });

  test.for(Object.keys(scenes) as SceneKind[])('of %s is the same each time', (scene) => {
    const plan: CoverPlan = { ...planOf(4), scene, things: ['dragon', 'travellers'] };
    const { pixels } = paintCover(plan, small);
    expect(paintCover(plan, small).pixels).toEqual(pixels);
    // It is a picture: neither black nor of one colour.
    const greens = pixels.filter((_, at) => at % 4 === 1);
    expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(40);
  });

  test('differs from each of 49 other covers by several bits of a perceptual hash', () => {
    const hashes = Array.from({ length: 50 }, (_, index) =>
      pictureHash(paintCover(planOf(index + 1), small)),
    );
    expect(nearestPair(hashes).distance).toBeGreaterThan(4);
  });
});
