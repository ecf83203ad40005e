import { counted } from '#src/lib/counted.ts';
import { groupedNumber } from '#src/lib/grouped-number.ts';

/** A number with thousands separators, such as 12,000. */
export const number = groupedNumber;

/** `1 row`, `4,812 rows`. */
export const numbered = (count: number, one: string, many: string): string =>
  counted(count, one, many, number);
