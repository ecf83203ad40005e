import type { Backdrop } from '../plan.ts';
import { camp, fortress, roofs, terrace } from './built.ts';
import { forest, openSky, peaks, road, sea, stones, storm } from './nature.ts';
import { hall, library, shrine, smithy } from './rooms.ts';
import type { Scene, Scenery } from './scenery.ts';

export const backdrops: Record<Backdrop, (scenery: Scenery) => Scene> = {
  library,
  forge: smithy,
  shrine,
  forest,
  rooftops: roofs,
  sea,
  road,
  mountains: peaks,
  hall,
  stones,
  castle: fortress,
  camp,
  storm,
  terrace,
  sky: openSky,
};
