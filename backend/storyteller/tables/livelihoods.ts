import { archives } from './livelihoods/archives.ts';
import { bees } from './livelihoods/bees.ts';
import { bells } from './livelihoods/bells.ts';
import { dye } from './livelihoods/dye.ts';
import { ferry } from './livelihoods/ferry.ts';
import { glass } from './livelihoods/glass.ts';
import { salt } from './livelihoods/salt.ts';
import { slate } from './livelihoods/slate.ts';
import type { Livelihood } from './row-types.ts';

export const livelihoods: readonly Livelihood[] = [
  archives,
  bees,
  bells,
  dye,
  ferry,
  glass,
  salt,
  slate,
];
