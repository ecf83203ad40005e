import type { Harm } from '../plot-types.ts';
import { coldHarm } from './cold.ts';
import { firesHarm } from './fires.ts';
import { lettersHarm } from './letters.ts';
import { markedHarm } from './marked.ts';
import { ordersHarm } from './orders.ts';
import { returnsHarm } from './returns.ts';
import { sabotageHarm } from './sabotage.ts';
import { sleepwalkHarm } from './sleepwalk.ts';
import { takenHarm } from './taken.ts';
import { theftsHarm } from './thefts.ts';
import { trialsHarm } from './trials.ts';
import { voicesHarm } from './voices.ts';

export const harms: readonly Harm[] = [
  // Harms that a person can do.
  firesHarm,
  theftsHarm,
  lettersHarm,
  sabotageHarm,
  takenHarm,
  markedHarm,
  ordersHarm,
  trialsHarm,
  // Harms that only the dead or a power can do, or someone who imitates them.
  sleepwalkHarm,
  voicesHarm,
  returnsHarm,
  coldHarm,
];
