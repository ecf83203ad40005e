import type { Strand } from './strand-type.ts';
import { strandsOfClaims } from './strands-of-claims.ts';
import { strandsOfEnemies } from './strands-of-enemies.ts';
import { strandsOfHearts } from './strands-of-hearts.ts';
import { strandsOfSides } from './strands-of-sides.ts';

/** The first whose words a clause has is used. */
export const strands: readonly Strand[] = [
  ...strandsOfHearts,
  ...strandsOfSides,
  ...strandsOfClaims,
  ...strandsOfEnemies,
];
