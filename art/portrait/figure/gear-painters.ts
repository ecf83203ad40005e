import type { Material } from '#art/cover/render/material.ts';
import type { Model } from '#art/cover/render/model.ts';
import type { Vector } from '#art/solid/vector.ts';
import type { Held } from '../plan.ts';
import type { Wardrobe } from './wardrobe.ts';

export interface Gear {
  wardrobe: Wardrobe;
  wood: Material;
  feathers: Material;
  /** The side of the picture where it is: -1 is the left. */
  side: number;
}

/** Each draws a thing and returns where it gives light. */
export type GearPainters = Partial<Record<Held, (model: Model, gear: Gear) => Vector | undefined>>;
