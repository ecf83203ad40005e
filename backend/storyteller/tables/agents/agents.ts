import type { Agent } from '../plot-types.ts';
import { crewAgent } from './crew.ts';
import { deadAgent } from './dead.ts';
import { kinAgent } from './kin.ts';
import { partnerAgent } from './partner.ts';
import { penitentAgent } from './penitent.ts';
import { powerAgent } from './power.ts';
import { profiteerAgent } from './profiteer.ts';
import { returnedAgent } from './returned.ts';

export const agents: readonly Agent[] = [
  // Those who act for V: V in person, kin, the one who came out, the dead.
  returnedAgent,
  kinAgent,
  crewAgent,
  deadAgent,
  // Those who act for themselves: a power with a claim, an accomplice, a profiteer, a wrongdoer who repents.
  powerAgent,
  partnerAgent,
  profiteerAgent,
  penitentAgent,
];
