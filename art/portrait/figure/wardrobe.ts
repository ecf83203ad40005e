import type { Material } from '#art/cover/render/material.ts';
import type { Build } from './species.ts';

/** What the clothes of a person are made of. */
export interface Wardrobe {
  build: Build;
  cloth: Material;
  second: Material;
  leather: Material;
  metal: Material;
  mail: Material;
  trim: Material;
  fur: Material;
  leaves: Material;
  feathers: Material;
  skin: Material;
  horn: Material;
  glow: Material;
  next: () => number;
}
