import { type Rgb, scale } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Stuff } from './models/stuff.ts';
import type { Mood } from './mood.ts';
import type { CoverPlan } from './plan.ts';
import type { Calm } from './render/finish.ts';
import type { Model } from './render/model.ts';
import type { Beam, Camera, Lamp, Puff, Stage } from './render/stage.ts';

/** What a scene gets: it adds its objects to `model`, made of the materials in `stuff`. */
export interface Workshop {
  plan: CoverPlan;
  model: Model;
  stuff: Stuff;
  mood: Mood;
  /** Random numbers of the seed. */
  next: () => number;
}

/** A place on the ground for a thing of the story. The thing can be about as large as `size`. */
export interface Place {
  at: Vector;
  size: number;
  /** A thing stays exactly here: beside a rock in the sea, for example, there is no ground. */
  fixed?: boolean;
}

/** What a scene returns; `paintCover` adds the things of the story, the light and the air. */
export interface Setting {
  camera: Camera;
  lamps: Lamp[];
  /** The middle of the part that has shadows, and half of its width. */
  around: Vector;
  span: number;
  calm: Calm;
  /** The subject of the picture. Things in the distance do not hide it. */
  subject?: Place;
  /** Places near the camera for small things and farther away for large things. */
  near: Place[];
  far: Place[];
  /** The height of the ground, if it is not flat where the things near the camera are. */
  ground?: (x: number, z: number) => number;
  /** A place in the air; undefined below a ceiling. */
  air: Place | undefined;
  indoors?: { dark: Rgb; ambient: number };
  /** Scenes that light themselves replace the key light. */
  key?: { towards: Vector; colour: Rgb };
  fog?: Partial<Stage['fog']>;
  water?: { waves: number; size: number };
  puffs?: Puff[];
  beams?: Beam[];
  sparks?: { count: number; colour: Rgb };
}

/** A number between two others. */
export const between = (next: () => number, low: number, high: number): number =>
  low + (high - low) * next();

export const oneOf = <Item>(next: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(next() * items.length)] ?? items[0];

const flameColour: Rgb = [1, 0.5, 0.16];

/** The light of a fire, a torch or a lit window. */
export function fireLamp(
  at: Vector,
  strength: number,
  reach: number,
  options: Partial<Lamp> = {},
): Lamp {
  return { at, colour: flameColour, strength, reach, halo: reach * 0.4, ...options };
}

/** Smoke that rises from a place and drifts with the wind. */
export function smoke(
  at: Vector,
  size: number,
  height: number,
  colour: Rgb,
  next: () => number,
): Puff[] {
  const drift = (next() - 0.5) * height * 0.9;
  // Enough puffs that they overlap; with gaps, a thin column would be a row of balls.
  const count = Math.min(34, Math.max(12, Math.round(height / size / 0.6)));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return {
      at: [
        at[0] + drift * share ** 1.5 + (next() - 0.5) * size * 0.7,
        at[1] + height * share,
        at[2] + (next() - 0.5) * size * 0.4,
      ],
      radius: size * (0.6 + share * 1.9),
      colour: scale(colour, 1 - share * 0.2),
      density: 0.75 * (1 - share) ** 0.8,
    };
  });
}
