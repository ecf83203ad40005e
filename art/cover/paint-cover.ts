import { mix, scale } from '#art/paint/colour.ts';
import { random } from '#art/paint/noise.ts';
import { type Sliced, withoutPauses } from '#art/paint/slices.ts';
import { stuffOf } from './models/stuff.ts';
import { type Mood, moodOf } from './mood.ts';
import type { CoverPlan } from './plan.ts';
import { addBeams, addHalos, addPuffs } from './render/air.ts';
import { addBloom, toPixels } from './render/finish.ts';
import { Model } from './render/model.ts';
import type { Picture } from './render/picture.ts';
import { addRays } from './render/rays.ts';
import { addStars, type Rendered, renderStage } from './render/render.ts';
import type { Stage } from './render/stage.ts';
import { paintStrokes } from './render/strokes.ts';
import { addLightning, addRain, addSnow, addSparks } from './render/weather.ts';
import { scenes } from './scenes/all.ts';
import type { Setting } from './setting.ts';
import { addThings } from './things/add-things.ts';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  pixels: Uint8ClampedArray;
}

interface Size {
  width: number;
  height: number;
}

/** Paints a cover. It needs about one second for 1024 × 576, so servers call it in a process of its own. */
export const paintCover = (plan: CoverPlan, size: Size): Pixels =>
  withoutPauses(coverInSlices(plan, size));

export function* coverInSlices(plan: CoverPlan, { width, height }: Size): Sliced<Pixels> {
  const next = random(plan.seed ^ 0x5eed);
  const mood = moodOf(plan, next);
  const model = new Model();
  const stuff = stuffOf({
    snow: mood.snow,
    wet: plan.weather === 'rain' || plan.weather === 'storm',
    lamps: mood.lamps,
    next,
  });
  const workshop = { plan, model, stuff, mood, next };
  const setting = yield* scenes[plan.scene](workshop);
  yield;
  const added = addThings(workshop, setting);
  yield;
  const stage = stageOf(model, mood, {
    ...setting,
    ...(added.moon ? { key: { ...mood.key, towards: added.moon } } : {}),
    lamps: [...setting.lamps, ...added.lamps],
    puffs: [...(setting.puffs ?? []), ...added.puffs],
    beams: [...(setting.beams ?? []), ...added.beams],
  });
  const rendered = yield* renderStage(stage, width, height);
  yield* addPuffs(rendered, stage.puffs);
  yield* addHalos(rendered, stage.lamps);
  yield* addBeams(rendered, stage.beams);
  const painted: Rendered = {
    ...rendered,
    picture: yield* paintStrokes(rendered.picture, plan.seed),
  };
  if (!setting.indoors) {
    yield* addRays(painted, stage, mood.rays);
    yield* addStars(painted, stage);
    addWeather(painted, plan, mood);
    yield;
  }
  if (setting.sparks) {
    addSparks(
      painted.picture,
      sparkPlaces(painted.picture, setting.sparks.count, next),
      setting.sparks.colour,
    );
  }
  yield* addBloom(painted.picture, 0.7, 0.3);
  const grade = setting.indoors ? { ...mood.grade, brightness: 0.34 } : mood.grade;
  return { width, height, pixels: yield* toPixels(painted.picture, grade, setting.calm) };
}

function stageOf(model: Model, mood: Mood, setting: Setting): Stage {
  const { camera, lamps, around, span, indoors, puffs = [], beams = [] } = setting;
  const lit = lamps.map((lamp) => ({
    ...lamp,
    strength: lamp.strength * (indoors ? 1 : mood.lamps),
    halo: (lamp.halo ?? 0) * (indoors ? 1 : mood.lamps),
  }));
  const below = indoors ? scale(indoors.dark, indoors.ambient) : mood.ambient.below;
  return {
    model,
    camera,
    key: { ...(setting.key ?? mood.key), around, span },
    ambient: indoors ? { above: scale(indoors.dark, indoors.ambient * 1.6), below } : mood.ambient,
    lamps: lit,
    sky: indoors ? undefined : mood.sky,
    fog: {
      ...mood.fog,
      ...(indoors ? { colour: indoors.dark, low: { top: 0.1, density: 0 } } : {}),
      ...setting.fog,
    },
    water: setting.water && {
      colour: mix(mood.water, [0, 0, 0], indoors ? 0.7 : 0),
      ...setting.water,
    },
    puffs,
    beams,
  };
}

function addWeather({ picture, distance }: Rendered, { weather, seed }: CoverPlan, mood: Mood) {
  const light = mix(mood.sky.horizon, mood.ambient.above, 0.5);
  const level = Math.max(...light);
  const pale = scale(mix(light, [level, level, level], 0.6), 0.5 / Math.max(0.08, level) ** 0.5);
  if (weather === 'storm') {
    const place = random(seed + 3);
    addLightning(picture, distance, seed, 0.15 + place() * 0.7, 0.35 + place() * 0.25);
  }
  if (weather === 'rain' || weather === 'storm') {
    addRain(picture, pale, seed + 1, weather === 'storm' ? 1.2 : 1);
  }
  if (weather === 'snow') {
    addSnow(picture, scale(pale, 1.2), seed + 1, 1);
  }
}

function sparkPlaces({ width, height }: Picture, count: number, next: () => number) {
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: height * (0.3 + next() * 0.65),
    size: (0.7 + next() * 1.3) * (height / 576),
  }));
}
