import { describe, expect, test } from 'vitest';
import { random } from '#art/paint/noise.ts';
import { withoutPauses } from '#art/paint/slices.ts';
import { stuffOf } from '../models/stuff.ts';
import { moodOf } from '../mood.ts';
import { planCover } from '../plan-cover.ts';
import { Model } from '../render/model.ts';
import type { SceneKind } from '../plan.ts';
import type { Setting } from '../setting.ts';
import { kindsOf } from '../word-scores.ts';
import { scenes } from './all.ts';

/**
 * The limit for one slice. Adding this many triangles takes about ten milliseconds, during which the mock backend
 * answers no request.
 */
const mostTriangles = 55_000;

function building(scene: SceneKind, seed: number) {
  const plan = { ...planCover({ title: '', setting: '', storyOverview: '' }, seed), scene };
  const next = random(seed);
  const mood = moodOf(plan, next);
  const model = new Model();
  const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
  return { model, work: scenes[scene]({ plan, model, stuff, mood, next }) };
}

describe.for(kindsOf(scenes))('the scene %s', (scene) => {
  test('is built in slices that add few triangles', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { model, work } = building(scene, seed);
      let before = 0;
      for (let slice = work.next(); ; slice = work.next()) {
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

  test('is the same for the same seed', () => {
    const built = (): [string, Float32Array] => {
      const { model, work } = building(scene, 4);
      const setting: Setting = withoutPauses(work);
      return [JSON.stringify(setting), model.vertices];
    };
    const [[setting, vertices], [again, verticesAgain]] = [built(), built()];
    expect(again).toBe(setting);
    expect(Buffer.compare(Buffer.from(vertices.buffer), Buffer.from(verticesAgain.buffer))).toBe(0);
  });
});
