import { rowTag } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import type { Writing } from './writing.ts';

/** The tag of the row of a table that the text has used: what later rows depend on. */
export function tagUsed(telling: Telling, rows: readonly Row[]): string {
  const row = telling.usedOf(rows);
  return row === undefined ? '' : rowTag(row);
}

/** The plant decides which echoes and turns are true; it can be in a section that is kept. */
export const learnPlant = ({ telling, plan }: Writing): void =>
  telling.learn('plant', tagUsed(telling, plan.twist.plant));

/** What a step of the clock makes true, such as the death of a person, for the rows that follow. */
export function learnStep(telling: Telling, rows: readonly Row[]): void {
  const tag = tagUsed(telling, rows);
  if (tag !== '') telling.learn('step', tag);
}
