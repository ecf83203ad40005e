import type { Strand } from './strand-type.ts';
import { strandsOfCauses } from './strands-of-causes.ts';
import { strandsOfClaims } from './strands-of-claims.ts';
import { strandsOfEnemies } from './strands-of-enemies.ts';
import { strandsOfHearts } from './strands-of-hearts.ts';
import { strandsOfSides } from './strands-of-sides.ts';

/** The first whose words a clause has is used. */
export const strands: readonly Strand[] = [
  ...strandsOfCauses,
  ...strandsOfHearts,
  ...strandsOfSides,
  ...strandsOfClaims,
  ...strandsOfEnemies,
];
