import { describe, expect, test } from 'vitest';
import { coverAlt } from './alt-text.ts';
import { hourWords, sceneWords, thingWords, toneWords, weatherWords } from './data/words.ts';
import type { CoverPlan, Hour, SceneKind, Thing, Tone, Weather } from './plan.ts';

// Object.keys has the type string[]; the lists of words have exactly the keys of their types.
const scenes = Object.keys(sceneWords) as SceneKind[];
const weathers: Weather[] = [
  'clear',
  ...(Object.keys(weatherWords) as Exclude<Weather, 'clear'>[]),
];
const hours = Object.keys(hourWords) as Hour[];
const tones = Object.keys(toneWords) as Tone[];
const things = Object.keys(thingWords) as Thing[];

const plan: CoverPlan = {
  scene: 'harbour',
  weather: 'rain',
  hour: 'dusk',
  tone: 'grim',
  things: ['burningTower'],
  seed: 1,
};

describe('the alternative text of a cover', () => {
  test('says the scene, the hour, the weather and the things', () => {
    expect(coverAlt(plan)).toBe('A harbour at dusk in the rain, with a burning tower');
    expect(
      coverAlt({ ...plan, weather: 'mist', hour: 'night', things: ['ravens', 'dragon', 'moon'] }),
    ).toBe('A harbour at night in the mist, with ravens, a flying dragon and a large moon');
    expect(coverAlt({ ...plan, weather: 'clear', hour: 'day', things: [] })).toBe(
      'A harbour by day',
    );
  });

  test('leaves out things that the scene cannot show', () => {
    expect(coverAlt({ ...plan, scene: 'ship', things: ['graves', 'lighthouse'] })).toBe(
      'A ship at sea at dusk in the rain, with a lighthouse',
    );
  });

  test('says nothing about weather and hour inside of a cave', () => {
    expect(coverAlt({ ...plan, scene: 'cavern', things: ['dragon'] })).toBe(
      'A large cavern under the ground, with a flying dragon',
    );
  });

  test('is one short sentence part for every combination', () => {
    const texts = new Set<string>();
    for (const scene of scenes) {
      for (const weather of weathers) {
        for (const hour of hours) {
          for (const tone of tones) {
            for (const thing of [undefined, ...things]) {
              const chosen = thing === undefined ? [] : [thing];
              texts.add(coverAlt({ scene, weather, hour, tone, things: chosen, seed: 7 }));
            }
            texts.add(coverAlt({ scene, weather, hour, tone, things, seed: 7 }));
          }
        }
      }
    }
    expect(texts.size).toBeGreaterThan(1000);
    expect(
      [...texts].filter((text) => !/^An? [a-z ,]+$|^The [a-z ,]+$|^Ruins [a-z ,]+$/.test(text)),
    ).toEqual([]);
    expect(Math.max(...[...texts].map(({ length }) => length))).toBeLessThan(160);
  });
});
