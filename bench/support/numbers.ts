export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (upper + lower) / 2;
}

export const fixed = (value: number, digits = 2): string => value.toFixed(digits);

/** Decimal, as sizes on the wire are usually told. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** As the kernel tells memory. */
export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/** The values with their median, for a reader who wants to see the spread. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${fixed(median(values), digits)} (${values.map((value) => fixed(value, digits)).join(', ')})`;
