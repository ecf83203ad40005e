import type { Rgb } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Model } from './model.ts';

export interface Camera {
  eye: Vector;
  target: Vector;
  /** The vertical angle of view. */
  angle: number;
}

export interface Lamp {
  at: Vector;
  colour: Rgb;
  strength: number;
  /** The distance at which half of the light is left. */
  reach: number;
  /** Lamps without shadow are cheap; a picture has few with shadow. */
  shadow?: boolean;
  /** The size of the glow around it, as a share of the height of the picture at the distance 1. */
  halo?: number;
}

export interface Sky {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  cloud: Rgb;
  /** The side of the clouds that the light reaches. */
  cloudLit: Rgb;
  /** 0 for none, 1 for a closed ceiling. */
  clouds: number;
  stars: number;
  /** The disc of sun or moon in the direction of the key light. */
  disc: { colour: Rgb; size: number; glow: number; bright: number };
  seed: number;
}

/** A soft cloud of smoke, mist or dust. */
export interface Puff {
  at: Vector;
  radius: number;
  colour: Rgb;
  density: number;
}

/** A visible beam of light, wider at its end. */
export interface Beam {
  from: Vector;
  to: Vector;
  radius: number;
  colour: Rgb;
}

/** Everything that the renderer needs. */
export interface Stage {
  model: Model;
  camera: Camera;
  /** Sun or moon. `around` is the middle of the part of the world that has shadows. */
  key: { towards: Vector; colour: Rgb; around: Vector; span: number };
  ambient: { above: Rgb; below: Rgb };
  lamps: Lamp[];
  /** Undefined inside of rooms and caves, where the background is dark. */
  sky: Sky | undefined;
  fog: {
    colour: Rgb;
    /** The distance at which about two thirds of a surface are lost. */
    distance: number;
    start: number;
    most: number;
    /** Mist that lies below a height. */
    low?: { top: number; density: number };
  };
  water: { colour: Rgb; waves: number; size: number } | undefined;
  puffs: Puff[];
  beams: Beam[];
}
