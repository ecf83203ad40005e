import { allowedNumbers, type Situation } from '../plan/situation.ts';
import type { Telling } from '../realise/telling.ts';
import type { Row } from '../tables/row-types.ts';
import type { SectionPart } from './written.ts';

/** The rows that are about one truth only. */
export const rowsOfTruth = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => typeof row !== 'string' && /(?:^| )v=/.test(row[1]));

interface Truths {
  readonly situation: Situation;
  /** The truths of the text by their numbers, which begin at 1. */
  readonly truths: readonly string[];
  /** The number of the one that the text tells. */
  readonly number: number;
}

/** A long text also tells another of its truths, for players who have guessed the first one. */
export function insteadPart(
  telling: Telling,
  { situation, truths, number }: Truths,
  write: (other: number) => string,
): SectionPart {
  const allowed = allowedNumbers(situation, truths).filter((one) => truths[one - 1] !== '');
  const other = allowed.find((one) => one > number) ?? allowed.find((one) => one !== number);
  return {
    id: 'instead',
    heading: 'If the players see it coming',
    audience: 'gm',
    from: 'long',
    write: () => {
      if (other === undefined) return '';
      telling.learn('v', String(other));
      const text = write(other);
      telling.learn('v', String(number));
      return text;
    },
  };
}
