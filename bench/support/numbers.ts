export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  return (upper + lower) / 2;
}

/** The value below which this share of the values is; `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('An empty list has no percentile.');
  return value;
}

/** The number as a text with a fixed number of decimals. */
export const fixed = (value: number, digits = 2): string => value.toFixed(digits);

/** Decimal kilobytes, as usual for transferred sizes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Decimal megabytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Binary mebibytes, as usual for memory. */
export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/** The median and all values, so that a reader can see the spread. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${fixed(median(values), digits)} (${values.map((value) => fixed(value, digits)).join(', ')})`;
