const grouped = new Intl.NumberFormat('en-US');

/** With its thousands marked: 12,000. */
export const number = (value: number): string => grouped.format(value);

/** `1 row`, `4,812 rows`. */
export const numbered = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
