import { bandKernels } from './band.ts';
import { beastKernels } from './beast.ts';
import { claimKernels } from './claim.ts';
import { crimeKernels } from './crime.ts';
import { eventKernels } from './event.ts';
import { feudKernels } from './feud.ts';
import type { MatterKernel } from './matter-types.ts';
import { personKernels } from './person.ts';
import { siteKernels } from './site.ts';
import { thingKernels } from './thing.ts';

export const matterKernels: readonly MatterKernel[] = [
  ...bandKernels,
  ...beastKernels,
  ...claimKernels,
  ...crimeKernels,
  ...eventKernels,
  ...feudKernels,
  ...personKernels,
  ...siteKernels,
  ...thingKernels,
];
