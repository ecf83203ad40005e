import { mix, scale } from '#art/paint/colour.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Beam, Lamp, Puff } from '../render/stage.ts';
import type { Place, Setting, Workshop } from '../setting.ts';
import type { Probe } from './probe.ts';

export interface Added {
  lamps: Lamp[];
  puffs: Puff[];
  beams: Beam[];
  /** The direction of a moon that has to be in the picture. */
  moon?: Vector;
}

export interface Job {
  workshop: Workshop;
  setting: Setting;
  added: Added;
  near: () => Place | undefined;
  far: () => Place | undefined;
  probe: Probe;
  /** Whether the idea asks for the thing. */
  isAsked: boolean;
}

interface Flying {
  distance: number;
  size: number;
  /** The width in sizes, and the share of the width of the picture that it has at least if the idea asks for it. */
  wide: number;
  share: number;
  /** The upper and lower end of where it can be, as shares of the height of the picture. */
  high: readonly [number, number];
}

/** Up to this share of the way at which fog hides nearly everything, it leaves dark things their contrast. */
const clearShare = 0.4;

/**
 * A place in the sky, and the size there. What an idea asks for is near, below the edge of the picture, in front of a
 * light, and in thick fog so near that it has to be smaller.
 */
export function inSky(
  job: Job,
  { distance, size, wide, share, high: [top, bottom] }: Flying,
): { at: Vector; size: number } {
  const { setting, probe, workshop, isAsked } = job;
  const { next, mood } = workshop;
  if (!isAsked) return { at: probe.air([0.2, top], [0.8, bottom], distance, size, next), size };
  const near = Math.min(distance, (size * wide) / (share * widthOf(setting)));
  const closer = Math.min(1, (clearShare * mood.fog.distance) / near);
  const smaller = size * closer;
  const at = probe.air([0.25, 0.22], [0.75, 0.38], near * closer, smaller, next, true);
  lightBehind(job, at, smaller);
  return { at, size: smaller };
}

/** On the ground, a small thing that an idea asks for has at least this share of the width of the picture as its size. */
const leastOnGround = 0.055;
/** Larger than by this factor, a sword would be the one of a giant. */
const mostGrowth = 2;

/** The size of a small thing at a place. */
export function sizeAt({ setting, isAsked }: Job, { at, size }: Place): number {
  if (!isAsked) return size;
  const distance = setting.camera.eye[2] - at[2];
  const least = leastOnGround * widthOf(setting) * distance;
  return Math.min(Math.max(size, least), size * mostGrowth);
}

/** The width of the picture at the distance 1, for covers of 16 to 9. */
const widthOf = ({ camera: { angle } }: Setting): number => 2 * Math.tan(angle / 2) * (16 / 9);

/** A light place in the sky behind something dark, which the night or the fog would hide. */
function lightBehind({ workshop: { mood }, setting, added }: Job, at: Vector, size: number): void {
  if (setting.indoors) return;
  const { horizon, middle, disc } = mood.sky;
  const light = mix(horizon, disc.colour, 0.4);
  const level = 0.4 + 1.6 * Math.max(...middle);
  const { eye } = setting.camera;
  // A halo would shine through what is nearer to it than its own size.
  const away = 1 + (size * 1.6) / Math.hypot(at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]);
  const along = (axis: 0 | 1 | 2): number => eye[axis] + (at[axis] - eye[axis]) * away;
  added.lamps.push({
    at: [along(0), along(1), along(2)],
    colour: scale(light, level / Math.max(...light)),
    strength: 0,
    reach: 1,
    halo: size * 0.9 * away,
  });
}
