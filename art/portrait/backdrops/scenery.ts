import type { Stuff } from '#art/cover/models/stuff.ts';
import type { Mood } from '#art/cover/mood.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Beam, Lamp, Puff, Stage } from '#art/cover/render/stage.ts';
import type { Rgb } from '#art/paint/colour.ts';
import type { Hour } from '#art/cover/plan.ts';

/** What a backdrop builds with. The camera stands at the height of eyes and looks along -z. */
export interface Scenery {
  model: Model;
  stuff: Stuff;
  mood: Mood;
  hour: Hour;
  /** The side that the person looks at: 1 is the right. The brightest part is there. */
  side: number;
  next: () => number;
}

/** What is behind a person, and the light that falls from there on them. */
export interface Scene {
  /** The light that comes from behind, on the side that the person looks at. */
  light: Rgb;
  /** The light that comes from behind, on the other side. */
  rim: Rgb;
  ambient: Rgb;
  lamps?: Lamp[];
  puffs?: Puff[];
  beams?: Beam[];
  /** Undefined outside, where the sky gives light. */
  indoors?: { dark: Rgb; ambient: number };
  fog?: Partial<Stage['fog']>;
  water?: { waves: number; size: number };
  /** The height of the horizon, 0 for the middle of the picture and 1 for its lower edge. */
  horizon?: number;
  sparks?: { count: number; colour: Rgb };
}

/** The daylight in the colours of the mood. */
export function daylight(
  { mood }: Scenery,
  strength = 1,
): Pick<Scene, 'light' | 'rim' | 'ambient'> {
  const { colour } = mood.key;
  const { above } = mood.ambient;
  const level = Math.max(0.2, ...colour);
  const scaled = (share: number): Rgb => [
    (colour[0] / level) * share,
    (colour[1] / level) * share,
    (colour[2] / level) * share,
  ];
  const sky = Math.max(...above);
  return {
    light: scaled(strength * Math.min(2.2, 0.9 + level)),
    rim: [(above[0] / sky) * 0.8, (above[1] / sky) * 0.85, above[2] / sky],
    ambient: [(above[0] / sky) * 0.16, (above[1] / sky) * 0.16, (above[2] / sky) * 0.17],
  };
}
