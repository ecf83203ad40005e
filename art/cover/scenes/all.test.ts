import { describe, expect, test } from 'vitest';
import { random } from '#art/paint/noise.ts';
import { stuffOf } from '../models/stuff.ts';
import { moodOf } from '../mood.ts';
import { planCover } from '../plan-cover.ts';
import { Model } from '../render/model.ts';
import { kindsOf } from '../word-scores.ts';
import { scenes } from './all.ts';

/** These take about ten milliseconds, and the mocks answer no request meanwhile. */
const mostTriangles = 55_000;

describe('a scene is built in slices', () => {
  test.for(kindsOf(scenes))('that add few triangles: %s', (scene) => {
    for (let seed = 1; seed <= 8; seed++) {
      const plan = { ...planCover({ title: '', setting: '', storyOverview: '' }, seed), scene };
      const next = random(seed);
      const mood = moodOf(plan, next);
      const model = new Model();
      const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
      const building = scenes[scene]({ plan, model, stuff, mood, next });
      let before = 0;
      for (let slice = building.next(); ; slice = building.next()) {
        const triangles = model.corners.length / 3;
        expect(triangles - before, `seed ${seed}`).toBeLessThan(mostTriangles);
        before = triangles;
        if (slice.done) {
          break;
        }
      }
      expect(before).toBeGreaterThan(10_000);
    }
  });
});
