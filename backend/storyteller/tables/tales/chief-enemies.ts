import type { Row } from '../row-types.ts';
import { chiefsOfComedies } from './chiefs-of-comedies.ts';
import { chiefsOfDarkTales } from './chiefs-of-dark-tales.ts';
import { chiefsOfWideTales } from './chiefs-of-wide-tales.ts';
import type { ChiefEnemy } from './tale-types.ts';

/** By the id of the tale. A tale without them has the leader that its `leader` names. */
export const chiefEnemies: Readonly<Record<string, readonly ChiefEnemy[]>> = {
  ...chiefsOfComedies,
  ...chiefsOfDarkTales,
  ...chiefsOfWideTales,
};

/** What becomes of A in a fight in which another one is the chief enemy. */
export const behindChief: readonly Row[] = [
  '{A} has the statistics of a Noble, and keeps {chief} between {A.themself} and the party.',
  '[As a fighter {A} is no more than a Noble|In a fight {A} counts as a Noble], and stays within call of {chief}.',
  '{A} (a Noble) leaves the blows to {chief}.',
  '{A} [is a Noble by the rules|fights like a Noble], outside of the budget, and looks for cover behind {chief}.',
  '[Without {chief}|If {chief} falls,] {A} is only a Noble, and knows it.',
  '{A} has the strength of a Noble; [what the party must get past is {chief}|{chief} stands in front of that].',
  '[A Noble is enough for {A}|Use a Noble for {A}], [who shouts orders from behind {chief}|who trusts in {chief}|who has {chief} in front of {A.them} at all times].',
  '[By {A.themself}, {A} is a match for nobody (a Noble)|{A} is no danger in person (a Noble)]: {chief} is.',
];
