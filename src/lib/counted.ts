/** `1 row`, `12 rows`. `write` formats the number, for example with thousands separators. */
export const counted = (
  count: number,
  one: string,
  many: string,
  write: (count: number) => string = String,
): string => `${write(count)} ${count === 1 ? one : many}`;
