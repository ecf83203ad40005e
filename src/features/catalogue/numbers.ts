import { counted } from '#src/lib/counted.ts';

const withSeparators = new Intl.NumberFormat('en-US');

/** A number with thousands separators, such as 12,000. */
export const number = (value: number): string => withSeparators.format(value);

/** `1 row`, `4,812 rows`. */
export const numbered = (count: number, one: string, many: string): string =>
  counted(count, one, many, number);
