import { rowTag } from '../plan/truths.ts';
import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import type { Writing } from './writing.ts';

/** The tag of the row that the text uses from this table. Conditions of later rows can refer to it. */
export function tagUsed(telling: Telling, rows: readonly Row[]): string {
  const row = telling.usedOf(rows);
  return row === undefined ? '' : rowTag(row);
}

/**
 * Makes the used row of `Twist.plant` known, on which the rows of `echo` and `turn` depend. It is read from the
 * text, because the section that contains it can be a kept one.
 */
export const learnPlant = ({ telling, plan }: Writing): void =>
  telling.learn('plant', tagUsed(telling, plan.twist.plant));

/** Makes known what the used step of the clock changes, such as the death of a person. */
export function learnStep(telling: Telling, rows: readonly Row[]): void {
  const tag = tagUsed(telling, rows);
  if (tag !== '') telling.learn('step', tag);
}
