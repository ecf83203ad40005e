import { describe, expect, test } from 'vitest';
import { random } from '#art/paint/noise.ts';
import { withoutPauses } from '#art/paint/slices.ts';
import { thingWords } from '../data/words.ts';
import { stuffOf } from '../models/stuff.ts';
import { moodOf } from '../mood.ts';
import type { CoverPlan, SceneKind, Thing } from '../plan.ts';
import { toCamera, viewOf } from '../render/camera.ts';
import { floatsOfVertex, Model } from '../render/model.ts';
import { depthBuffer, drawDeep } from '../render/raster.ts';
import { scenes } from '../scenes/all.ts';
import type { Setting } from '../setting.ts';
import { kindsOf } from '../word-scores.ts';
import { addThings } from './add-things.ts';
import { fitting } from './fitting.ts';

const [width, height] = [256, 144];

function depthOf({ vertices, corners }: Model, camera: Setting['camera']): Float32Array {
  const view = viewOf(camera, width, height);
  const buffer = depthBuffer(width, height, true);
  const points = toCamera(vertices, floatsOfVertex, view);
  const [centreX, centreY] = [width / 2, height / 2];
  const lens = { focus: 1 / view.pixel, centreX, centreY, near: 0.15 };
  withoutPauses(drawDeep(buffer, points, { vertices, corners }, lens));
  return buffer.depth.slice();
}

/** How many of ten thousand pixels show something nearer than before the things were added. */
function shownOf(scene: SceneKind, thing: Thing, seed: number): number {
  const plan: CoverPlan = {
    scene,
    weather: 'clear',
    hour: 'night',
    tone: 'heroic',
    things: [thing],
    view: 'outside',
    seed,
  };
  const next = random(seed ^ 0x5eed);
  const mood = moodOf(plan, next);
  const model = new Model();
  const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
  const workshop = { plan, model, stuff, mood, next };
  const setting = withoutPauses(scenes[scene](workshop));
  const before = depthOf(model, setting.camera);
  addThings(workshop, setting);
  const after = depthOf(model, setting.camera);
  const shown = after.filter((depth, at) => depth > (before[at] ?? 0) * 1.0001 + 1e-6);
  return (shown.length / after.length) * 10_000;
}

// Building many scenes takes long on a busy machine.
describe('a thing that the alternative text names', { timeout: 120_000 }, () => {
  test.for(kindsOf(scenes))('is seen in the scene %s', (scene) => {
    const plan = { scene, weather: 'clear', hour: 'night', tone: 'heroic', seed: 1 } as const;
    // A moon and a comet are light without a shape.
    const things = kindsOf(thingWords)
      .filter((thing) => thing !== 'moon' && thing !== 'comet')
      .filter((thing) => fitting({ ...plan, things: [thing] }).length > 0);
    expect(things.length).toBeGreaterThan(3);
    const hidden = things.filter((thing) => shownOf(scene, thing, 9) < 3);
    expect(hidden).toEqual([]);
  });

  test.for([
    ['keep', 'campfire', 1, 'the ground covered the rock'],
    ['keep', 'wagon', 12, 'the ground covered the rock'],
    ['keep', 'graves', 26, 'the ground covered the rock'],
    ['harbour', 'banner', 8, 'it was beside the picture'],
    ['cavern', 'dragon', 4, 'it was inside of the rock'],
    ['cavern', 'dragon', 5, 'it was inside of the rock'],
    ['cavern', 'dragon', 13, 'it was inside of the rock'],
    ['forest', 'ravens', 4, 'they were too far away'],
  ] as const)('is seen in the scene %s: %s with seed %d', ([scene, thing, seed]) => {
    expect(shownOf(scene, thing, seed)).toBeGreaterThan(10);
  });
});
