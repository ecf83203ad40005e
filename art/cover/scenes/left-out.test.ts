import { expect, test } from 'vitest';
import { withoutPauses } from '#art/paint/slices.ts';
import { stuffOf } from '../models/stuff.ts';
import { moodOf } from '../mood.ts';
import type { CoverPlan, Part } from '../plan.ts';
import { Model } from '../render/model.ts';
import { scenes } from './all.ts';

/** How many triangles a scene has. All drawn numbers are the same, so that nothing else depends on what is left out. */
function trianglesOf(more: Pick<CoverPlan, 'scene' | 'view' | 'without'>): number {
  const plan: CoverPlan = {
    weather: 'clear',
    hour: 'day',
    tone: 'heroic',
    things: [],
    seed: 1,
    ...more,
  };
  const next = () => 0.4;
  const mood = moodOf(plan, next);
  const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
  const model = new Model();
  withoutPauses(scenes[plan.scene]({ plan, model, stuff, mood, next }));
  return model.corners.length / 3;
}

test.each([
  ['harbour', 'outside', 'ships'],
  ['harbour', 'outside', 'people'],
  ['city', 'outside', 'people'],
  ['battlefield', 'outside', 'people'],
  ['tavern', 'outside', 'people'],
  ['tavern', 'inside', 'people'],
] as const satisfies readonly (readonly [CoverPlan['scene'], CoverPlan['view'], Part])[])(
  'the scene %s seen from %s is painted without its %s if the idea denies them',
  (scene, view, part) => {
    const whole = trianglesOf({ scene, view });
    expect(trianglesOf({ scene, view, without: [] })).toBe(whole);
    expect(whole - trianglesOf({ scene, view, without: [part] })).toBeGreaterThan(1000);
  },
);
