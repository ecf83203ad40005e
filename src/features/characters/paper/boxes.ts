/** Boxes to tick; many uses are a number. */
export const boxes = (most: number): string => (most <= 10 ? '☐'.repeat(most) : `____ / ${most}`);
