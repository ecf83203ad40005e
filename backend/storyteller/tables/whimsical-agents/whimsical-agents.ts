import type { Agent } from '../plot-types.ts';
import { whimsicalKinAgent } from './kin.ts';
import { whimsicalPenitentAgent } from './penitent.ts';
import { whimsicalPowerAgent } from './power.ts';
import { whimsicalProfiteerAgent } from './profiteer.ts';
import { whimsicalReturnedAgent } from './returned.ts';

/** Those who act in a whimsical story. No one is hurt by them, except in dignity. */
export const whimsicalAgents: readonly Agent[] = [
  whimsicalReturnedAgent,
  whimsicalKinAgent,
  whimsicalPowerAgent,
  whimsicalProfiteerAgent,
  whimsicalPenitentAgent,
];
