import { guardOf } from './duty-of-guard.ts';
import { raidOf, siegeOf } from './duty-of-defence.ts';
import { wayOf } from './duty-of-way.ts';
import { holdOf } from './duty-of-hold.ts';
import { trackOf } from './duty-of-track.ts';
import { clausesOf } from './duty-nouns.ts';
import type { Duty } from './duty-types.ts';
import { oncePerText } from './once-per-text.ts';

/** What the party is to do, if an idea is about a journey, a person to protect, a siege or raids. */
export const dutyOf = oncePerText((idea: string): Duty | undefined => {
  const [first = '', ...rest] = clausesOf(idea);
  return (
    guardOf(first, rest) ??
    trackOf(first, rest) ??
    holdOf(first) ??
    siegeOf(first, rest) ??
    wayOf(first, rest) ??
    raidOf(first, rest)
  );
});
