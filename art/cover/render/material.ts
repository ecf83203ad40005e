import type { Rgb } from '#art/paint/colour.ts';

/** How the colour and the light of a surface vary. */
type Look =
  | 'plain'
  | 'stone'
  | 'planks'
  | 'plaster'
  | 'tiles'
  | 'rock'
  | 'ground'
  | 'leaf'
  | 'bark'
  | 'cloth'
  | 'flame'
  | 'water';

export interface Material {
  look: Look;
  colour: Rgb;
  /** The colour of joints, moss, snow or furrows, depending on the look. */
  second?: Rgb;
  /** Details per metre, 1 by default. */
  pitch?: number;
  /** How strongly the normal is disturbed. */
  bump?: number;
  /** The light that the surface gives. */
  glow?: Rgb;
  /** Wet stone and metal reflect lamps. */
  shine?: number;
  /** How much light from behind shines along the edges, as on skin, hair and cloth. */
  sheen?: number;
  /** Light passes through, so the surface has no shadow. */
  clear?: boolean;
  /** The share of upward faces that snow or sand covers. */
  dusted?: number;
}

/**
 * A material as the shader reads it for each pixel. Numbers are in arrays and no property is optional, because code
 * for objects with the same properties is faster, and is not compiled again for each material.
 */
export interface Surface {
  readonly look: Look;
  readonly colour: Float64Array;
  /** The colour itself if the material has no second one. */
  readonly second: Float64Array;
  readonly hasSecond: boolean;
  readonly glow: Float64Array;
  readonly glows: boolean;
  /** Pitch, bump, shine, sheen and the dusted share, in this order. */
  readonly amounts: Float64Array;
}

export const surfaceOf = ({
  look,
  colour,
  second,
  pitch = 1,
  bump = 0,
  glow,
  shine = 0,
  sheen = 0,
  dusted = 0,
}: Material): Surface => ({
  look,
  colour: Float64Array.from(colour),
  second: Float64Array.from(second ?? colour),
  hasSecond: second !== undefined,
  glow: Float64Array.from(glow ?? [0, 0, 0]),
  glows: glow !== undefined,
  amounts: Float64Array.of(pitch, bump, shine, sheen, dusted),
});
