import { eachRow, type Sliced } from '#art/paint/slices.ts';
import { aim, toCamera, type View, viewOf } from './camera.ts';
import { floatsOfVertex } from './model.ts';
import { openness } from './openness.ts';
import type { Picture } from './picture.ts';
import { depthBuffer, type DepthBuffer, drawDeep, type Geometry } from './raster.ts';
import { createShader, type Shader } from './shade.ts';
import { type Ink, ink, type SkyPainter, skyPainter, starlight } from './sky.ts';
import type { Stage } from './stage.ts';
import { paintWater } from './water.ts';

/** The picture without brush strokes, and what the later steps need to know about it. */
export interface Rendered {
  picture: Picture;
  view: View;
  /** The distance along the view for each pixel, Infinity for the sky. */
  distance: Float32Array;
}

const near = 0.15;

/** `behind` is a picture of the same size. It is visible where the stage has nothing. */
export function* renderStage(
  stage: Stage,
  width: number,
  height: number,
  behind?: Picture,
): Sliced<Rendered> {
  const view = viewOf(stage.camera, width, height);
  const { model } = stage;
  const geometry: Geometry = {
    vertices: model.vertices,
    corners: model.corners,
  };
  const samples = depthBuffer(width * 2, height * 2, true);
  const points = toCamera(geometry.vertices, floatsOfVertex, view);
  yield;
  yield* drawDeep(samples, points, geometry, {
    focus: 2 / view.pixel,
    centreX: width,
    centreY: height,
    near,
  });
  const shader = yield* createShader(stage, geometry);
  const sky = stage.sky && skyPainter(stage.sky, stage.key.towards);
  const open = yield* openness(samples, view, points, geometry.corners);
  const picture: Picture = { width, height, data: new Float32Array(width * height * 3) };
  yield* shadePixels({ stage, samples, view, shader, sky, open, picture, behind });
  const distance = distances(samples, width, height);
  yield;
  if (stage.water && sky) {
    yield* paintWater({ stage, water: stage.water, samples, view, sky, picture, fog: shader.fog });
  }
  return { picture, view, distance };
}

function distances({ depth, width: wide }: DepthBuffer, width: number, height: number) {
  const distance = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = row * 2 * wide;
    for (let at = row * width, column = from; column < from + width * 2; at++, column += 2) {
      const w = depth[column] ?? 0;
      distance[at] = w > 0 ? 1 / w : Infinity;
    }
  }
  return distance;
}

interface Shading {
  stage: Stage;
  samples: DepthBuffer;
  view: View;
  shader: Shader;
  sky: SkyPainter | undefined;
  /** The share of the sky that each 2 × 2 pixels see. */
  open: Float32Array;
  picture: Picture;
  behind: Picture | undefined;
}

/**
 * Each pixel has four samples. A pixel inside of a surface is shaded once, and a pixel on an edge
 * once for each surface, so that edges are smooth.
 */
function* shadePixels({
  stage,
  samples,
  view,
  shader,
  sky,
  open,
  picture,
  behind,
}: Shading): Sliced<void> {
  const { width, data } = picture;
  const { depth } = samples;
  const owner = samples.owner ?? new Int32Array(0);
  const { materialOf, materials } = stage.model;
  const out = ink();
  const ray = ink();
  const wide = width * 2;
  const half = Math.ceil(width / 2);
  const offsets = [0, 1, wide, wide + 1];
  const background = backgroundOf(stage, sky);
  // `paintWater` replaces the pixels that show water.
  const replaced = Uint8Array.from(materials, ({ look }) =>
    stage.water && sky && look === 'water' ? 1 : 0,
  );
  const isReplaced = (triangle: number) => replaced[materialOf[triangle] ?? 0] === 1;
  const shadeSample = (row: number, column: number, sample: number, visible: number) => {
    const x = column + 0.25 + (sample & 1) * 0.5;
    const y = row + 0.25 + (sample >> 1) * 0.5;
    const from = row * 2 * wide + column * 2 + (offsets[sample] ?? 0);
    aim(view, x, y, ray);
    const triangle = owner[from] ?? -1;
    if (triangle < 0 && behind) {
      const at = (row * width + column) * 3;
      out[0] = behind.data[at] ?? 0;
      out[1] = behind.data[at + 1] ?? 0;
      out[2] = behind.data[at + 2] ?? 0;
    } else if (triangle < 0) {
      background(ray, out);
    } else {
      shader.colour(triangle, ray, 1 / (depth[from] ?? 1), visible, out);
    }
  };
  const shadeEdge = (row: number, column: number, at: number, from: number, visible: number) => {
    let red = 0;
    let green = 0;
    let blue = 0;
    let left = 15;
    for (let sample = 0; left > 0; sample++) {
      if ((left & (1 << sample)) === 0) continue;
      // The samples that are left and show the same surface as this one.
      let same = 1;
      left ^= 1 << sample;
      const one = from + (offsets[sample] ?? 0);
      for (let other = sample + 1; other < 4; other++) {
        if ((left & (1 << other)) === 0) continue;
        if (isOneSurface(depth, owner, materialOf, one, from + (offsets[other] ?? 0))) {
          left ^= 1 << other;
          same++;
        }
      }
      shadeSample(row, column, sample, visible);
      red += Math.min(4, out[0] ?? 0) * same;
      green += Math.min(4, out[1] ?? 0) * same;
      blue += Math.min(4, out[2] ?? 0) * same;
    }
    data[at] = red / 4;
    data[at + 1] = green / 4;
    data[at + 2] = blue / 4;
  };
  const shadePixel = (row: number, column: number) => {
    const at = (row * width + column) * 3;
    const from = row * 2 * wide + column * 2;
    const a = owner[from] ?? -1;
    const d = owner[from + wide + 1] ?? -1;
    if (a >= 0 && d >= 0 && isReplaced(a) && isReplaced(d)) return;
    const visible = open[(row >> 1) * half + (column >> 1)] ?? 1;
    if (a !== d || a !== owner[from + 1] || a !== owner[from + wide]) {
      shadeEdge(row, column, at, from, visible);
      return;
    }
    shadeSample(row, column, 0, visible);
    data[at] = out[0] ?? 0;
    data[at + 1] = out[1] ?? 0;
    data[at + 2] = out[2] ?? 0;
  };
  yield* eachRow(picture, (row) => {
    for (let column = 0; column < width; column++) shadePixel(row, column);
  });
}

/** Whether two samples show the same triangle, or triangles of one material at about the same depth. */
function isOneSurface(
  depth: Float32Array,
  owner: Int32Array,
  materialOf: Int32Array,
  one: number,
  other: number,
): boolean {
  const triangle = owner[one] ?? -1;
  const second = owner[other] ?? -1;
  if (triangle === second) return true;
  if (triangle < 0 || second < 0 || materialOf[triangle] !== materialOf[second]) return false;
  const first = depth[one] ?? 0;
  return Math.abs((depth[other] ?? 0) - first) < first * 0.015;
}

type Background = (ray: Ink, out: Ink) => void;

function backgroundOf(stage: Stage, sky: SkyPainter | undefined): Background {
  const { colour, most } = stage.fog;
  if (!sky || !stage.sky) return (_ray, out) => out.set(colour);
  return (ray, out) => {
    const rx = ray[0] ?? 0;
    const ry = ray[1] ?? 0;
    const rz = ray[2] ?? 0;
    const long = Math.sqrt(rx * rx + ry * ry + rz * rz);
    const y = ry / long;
    sky(rx / long, y, rz / long, out);
    // Distant haze covers the sky near the horizon, so that the ground has no hard end.
    const low = 1 - Math.abs(y) / 0.13;
    if (low <= 0) return;
    const haze = most * low * low * 0.85;
    for (let channel = 0; channel < 3; channel++) {
      const value = out[channel] ?? 0;
      out[channel] = value + ((colour[channel] ?? 0) - value) * haze;
    }
  };
}

/** The stars, which are added after the brush strokes, so that they stay sharp. */
export function* addStars({ picture, view, distance }: Rendered, stage: Stage): Sliced<void> {
  const amount = stage.sky?.stars ?? 0;
  if (amount <= 0 || !stage.sky) {
    return;
  }
  const { width, data } = picture;
  const ray = ink();
  yield* eachRow(picture, (row) => {
    for (let column = 0, at = row * width; column < width; column++, at++) {
      if (distance[at] !== Infinity) {
        continue;
      }
      aim(view, column + 0.5, row + 0.5, ray);
      const rx = ray[0] ?? 0;
      const ry = ray[1] ?? 0;
      const rz = ray[2] ?? 0;
      const long = Math.sqrt(rx * rx + ry * ry + rz * rz);
      const under = data[at * 3 + 1] ?? 0;
      const fade = Math.max(0, 1 - under * 5);
      const light = starlight(rx / long, ry / long, rz / long, amount * fade);
      data[at * 3] = (data[at * 3] ?? 0) + light * 0.85;
      data[at * 3 + 1] = under + light * 0.92;
      data[at * 3 + 2] = (data[at * 3 + 2] ?? 0) + light;
    }
  });
}
