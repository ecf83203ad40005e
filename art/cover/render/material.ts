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
