import { describe, expect, test } from 'vitest';
import { toneWords } from '../data/words.ts';
import { hourNames } from '../data/names.ts';
import { paintCover } from '../paint-cover.ts';
import type { CoverPlan, SceneKind, Thing } from '../plan.ts';
import { kindsOf } from '../word-scores.ts';
import { fitting } from './fitting.ts';

const size = { width: 160, height: 90 };

/** A difference of brightness that is seen at once, of 255. */
const clear = 14;

const brightness = (pixels: Uint8ClampedArray, at: number): number =>
  0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);

/** How many of ten thousand pixels the things of a cover make clearly lighter or darker. */
function clearlySeen(plan: CoverPlan): number {
  const { pixels } = paintCover(plan, size);
  const { pixels: others } = paintCover({ ...plan, things: [], asked: [] }, size);
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.abs(brightness(pixels, at) - brightness(others, at)) > clear) seen += 1;
  }
  return (seen / (size.width * size.height)) * 10_000;
}

const scenes: readonly SceneKind[] = [
  'keep',
  'harbour',
  'forest',
  'desertRuin',
  'city',
  'ship',
  'battlefield',
  'temple',
  'tavern',
  'cavern',
];
const weathers = ['clear', 'mist', 'rain', 'snow', 'storm'] as const;

/** Each hour with each tone, and the scenes and weathers in turns. */
const plansWith = (thing: Thing): CoverPlan[] =>
  kindsOf(hourNames).flatMap((hour, row) =>
    kindsOf(toneWords).map((tone, column) => {
      const index = row * 5 + column;
      return {
        scene: scenes[index % scenes.length] ?? 'keep',
        weather: weathers[(index + row) % weathers.length] ?? 'clear',
        hour,
        tone,
        things: [thing],
        asked: [thing],
        view: 'outside',
        seed: 40 + index,
      } as const;
    }),
  );

// Painting many pictures takes long on a busy machine.
describe('in the light of each hour and tone', { timeout: 240_000 }, () => {
  test.for([
    ['dragon', 110, 2],
    ['ravens', 60, 4],
    ['sword', 40, 4],
    ['comet', 60, 4],
  ] as const)(
    'the idea with the thing %s has it clearly in its picture',
    ([thing, least, each]) => {
      const faint = plansWith(thing)
        .filter((plan, index) => index % each === 1 && fitting(plan).includes(thing))
        .map((plan) => ({ plan, seen: clearlySeen(plan) }))
        .filter(({ seen }) => seen < least);
      expect(faint).toEqual([]);
    },
  );
});
