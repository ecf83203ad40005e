import { classNames } from '#src/ui/class-names.ts';

/** One-line entries under each other: the labels are seen over the first, and read out with each. */
export const labelsOnce = (first: boolean, columns: string): string =>
  classNames('grid items-start gap-2', columns, !first && '[&_label]:sr-only');
