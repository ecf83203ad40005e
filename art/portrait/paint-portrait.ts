import { stuffOf } from '#art/cover/models/stuff.ts';
import { type Mood, moodOf } from '#art/cover/mood.ts';
import type { CoverPlan, Weather } from '#art/cover/plan.ts';
import { addBeams, addHalos, addPuffs } from '#art/cover/render/air.ts';
import { addBloom, meanBrightness, toPixels } from '#art/cover/render/finish.ts';
import { Model } from '#art/cover/render/model.ts';
import { blurred, type Picture, sampled } from '#art/cover/render/picture.ts';
import { addRays } from '#art/cover/render/rays.ts';
import { addStars, type Rendered, renderStage } from '#art/cover/render/render.ts';
import type { Lamp, Stage } from '#art/cover/render/stage.ts';
import { paintStrokes } from '#art/cover/render/strokes.ts';
import { addLightning, addSparks } from '#art/cover/render/weather.ts';
import { mix, scale } from '#art/paint/colour.ts';
import { random } from '#art/paint/noise.ts';
import type { Pixels } from '#art/paint/png.ts';
import { eachRow, type Sliced, withoutPauses } from '#art/paint/slices.ts';
import { unit } from '#art/solid/vector.ts';
import { setAblaze } from './backdrops/ablaze.ts';
import { backdrops } from './backdrops/all.ts';
import type { Scene, Scenery } from './backdrops/scenery.ts';
import { addSitter } from './figure/sitter.ts';
import type { Backdrop, PortraitPlan } from './plan.ts';

const backdropBrightness = { dawn: 0.46, day: 0.5, dusk: 0.42, night: 0.28 };

/** What stands behind a person is out of focus, so half of the size is enough. */
const backdropShare = 0.5;

const weatherOf: Partial<Record<Backdrop, Weather>> = {
  storm: 'storm',
  stones: 'mist',
  forest: 'mist',
};

interface Size {
  width: number;
  height: number;
}

/** Paints a portrait. It needs less than a second for 512 × 512, so servers call it in a process of its own. */
export const paintPortrait = (plan: PortraitPlan, size: Size): Pixels =>
  withoutPauses(portraitInSlices(plan, size));

export function* portraitInSlices(plan: PortraitPlan, { width, height }: Size): Sliced<Pixels> {
  const next = random(plan.seed ^ 0xface);
  const side = plan.looks === 'right' ? 1 : -1;
  const cover: CoverPlan = {
    scene: 'keep',
    weather: weatherOf[plan.backdrop] ?? 'clear',
    hour: plan.hour,
    tone: plan.tone,
    things: [],
    seed: plan.seed,
  };
  const mood = moodOf(cover, next);
  const { scene, picture } = yield* paintBackdrop(plan, mood, side, next, width, height);
  const rendered = yield* renderPerson(plan, scene, picture, side, next, width, height);
  const painted: Rendered = {
    ...rendered,
    picture: yield* paintStrokes(rendered.picture, plan.seed, { size: 1.35, sharpness: 0.48 }),
  };
  if (scene.sparks) {
    const { count, colour } = scene.sparks;
    addSparks(painted.picture, sparkPlaces(rendered, count, next), colour);
  }
  yield* addBloom(painted.picture, 0.75, 0.28);
  const grade = { ...mood.grade, brightness: undefined };
  return { width, height, pixels: yield* toPixels(painted.picture, grade, 'lower') };
}

/** Sparks fly behind the person. */
function sparkPlaces({ picture, distance }: Rendered, count: number, next: () => number) {
  const { width, height } = picture;
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    size: (0.6 + next() * 1.2) * (height / 576),
  })).filter(({ x, y }) => distance[Math.floor(y) * width + Math.floor(x)] === Infinity);
}

function* paintBackdrop(
  plan: PortraitPlan,
  mood: Mood,
  side: number,
  next: () => number,
  width: number,
  height: number,
): Sliced<{ scene: Scene; picture: Picture }> {
  const model = new Model();
  const stuff = stuffOf({ snow: 0, wet: false, lamps: mood.lamps, next });
  const scenery: Scenery = { model, stuff, mood, hour: plan.hour, side, next };
  const calm = backdrops[plan.backdrop](scenery);
  const scene = plan.isBurning ? setAblaze(scenery, calm, plan.backdrop) : calm;
  yield;
  const { indoors, horizon = 0.4 } = scene;
  const angle = 0.72;
  // Sun or moon is near the face, so that the face stands against the light.
  const aside = side * (0.1 + next() * 0.12);
  const rise = 0.12 + next() * 0.12;
  const towards = unit([Math.sin(aside), Math.sin(rise), -Math.cos(aside)]);
  const stage: Stage = {
    model,
    camera: {
      eye: [0, 1.7, 0],
      target: [0, 1.7 + 10 * Math.tan((angle / 2) * horizon), -10],
      angle,
    },
    key: { towards, colour: indoors ? [0, 0, 0] : mood.key.colour, around: [0, 2, -14], span: 24 },
    ambient: indoors
      ? {
          above: scale(indoors.dark, indoors.ambient * 1.6),
          below: scale(indoors.dark, indoors.ambient),
        }
      : mood.ambient,
    lamps: scene.lamps ?? [],
    sky: indoors ? undefined : mood.sky,
    fog: {
      ...mood.fog,
      ...(indoors ? { colour: indoors.dark, distance: 60, low: { top: 0.1, density: 0 } } : {}),
      ...scene.fog,
    },
    water: scene.water && { colour: mood.water, ...scene.water },
    puffs: scene.puffs ?? [],
    beams: scene.beams ?? [],
  };
  const rendered = yield* renderStage(
    stage,
    Math.round(width * backdropShare),
    Math.round(height * backdropShare),
  );
  yield* addPuffs(rendered, stage.puffs);
  yield* addHalos(rendered, stage.lamps);
  yield* addBeams(rendered, stage.beams);
  if (!indoors) {
    yield* addRays(rendered, stage, mood.rays);
    yield* addStars(rendered, stage);
    if (plan.backdrop === 'storm') {
      addLightning(
        rendered.picture,
        rendered.distance,
        plan.seed,
        0.5 + side * (0.16 + next() * 0.22),
        0.5,
      );
    }
  }
  const picture = yield* enlarged(yield* blurred(rendered.picture, 1), width, height);
  const wanted = indoors ? 0.3 : backdropBrightness[plan.hour];
  const gain = (wanted / Math.max(0.03, meanBrightness(picture.data))) ** 1.6;
  const { data } = picture;
  for (let index = 0; index < data.length; index++) {
    // Windows and suns keep their colour.
    data[index] = Math.min(1.6, (data[index] ?? 0) * gain);
  }
  return { scene, picture };
}

function* enlarged(small: Picture, width: number, height: number): Sliced<Picture> {
  const data = new Float32Array(width * height * 3);
  const out = new Float64Array(3);
  yield* eachRow({ width, height }, (row) => {
    for (let column = 0, at = row * width * 3; column < width; column++, at += 3) {
      sampled(small, (column + 0.5) / width, (row + 0.5) / height, out);
      data.set(out, at);
    }
  });
  return { width, height, data };
}

function* renderPerson(
  plan: PortraitPlan,
  scene: Scene,
  behind: Picture,
  side: number,
  next: () => number,
  width: number,
  height: number,
): Sliced<Rendered> {
  const model = new Model();
  const { light, magic } = yield* addSitter(model, plan, next);
  yield;
  const lamps: Lamp[] = [
    { at: [-side * 7, 3.5, -7], colour: scene.rim, strength: 1.5, reach: 9, shadow: true },
    { at: [side * 8, 2, 7], colour: mix(scene.light, scene.rim, 0.4), strength: 0.1, reach: 12 },
  ];
  if (light) {
    lamps.push({ at: light, colour: magic, strength: 1.2, reach: 1.4, halo: 1.5 });
  }
  const stage: Stage = {
    model,
    camera: { eye: [0, -0.8, 18], target: [0, -0.8, 0], angle: 0.345 },
    key: {
      towards: unit([side * 0.66, 0.5, -0.55 - next() * 0.25]),
      colour: scale(scene.light, 1.15),
      around: [0, -1.4, 0],
      span: 4.6,
    },
    ambient: { above: scene.ambient, below: scale(scene.ambient, 0.4) },
    lamps,
    sky: undefined,
    fog: { colour: [0, 0, 0], distance: 1e6, start: 100, most: 0 },
    water: undefined,
    puffs: [],
    beams: [],
  };
  const rendered = yield* renderStage(stage, width, height, behind);
  yield* addHalos(rendered, lamps);
  return rendered;
}
