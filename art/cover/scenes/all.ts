import type { Sliced } from '#art/paint/slices.ts';
import type { SceneKind } from '../plan.ts';
import type { Setting, Workshop } from '../setting.ts';
import { battlefield } from './battlefield.ts';
import { cavern } from './cavern.ts';
import { city } from './city.ts';
import { desertRuin } from './desert-ruin.ts';
import { forest } from './forest.ts';
import { harbour } from './harbour.ts';
import { keep } from './keep.ts';
import { ship } from './ship.ts';
import { tavern } from './tavern.ts';
import { temple } from './temple.ts';

export const scenes: Record<SceneKind, (workshop: Workshop) => Sliced<Setting>> = {
  keep,
  harbour,
  forest,
  desertRuin,
  cavern,
  city,
  ship,
  battlefield,
  temple,
  tavern,
};
