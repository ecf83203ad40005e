import { salt } from './livelihoods/salt.ts';
import type { Livelihood } from './row-types.ts';

export const livelihoods: readonly Livelihood[] = [salt];
