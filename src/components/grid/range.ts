/** A cell by the place of its row and the place of its column among those that are drawn. */
export interface Place {
  row: number;
  column: number;
}

/** Both ends belong to it. */
export interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rectOf = (anchor: Place, head: Place): Rect => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const heightOf = ({ top, bottom }: Rect): number => bottom - top + 1;
export const widthOf = ({ left, right }: Rect): number => right - left + 1;
export const isSingle = (rect: Rect): boolean => heightOf(rect) === 1 && widthOf(rect) === 1;

export const holds = (rect: Rect, { row, column }: Place): boolean =>
  row >= rect.top && row <= rect.bottom && column >= rect.left && column <= rect.right;

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

interface Size {
  rows: number;
  columns: number;
}

/** The place a step further, or at the edge; never outside. */
export function stepped(
  { row, column }: Place,
  step: { down?: number; right?: number },
  size: Size,
): Place {
  return {
    row: within(row + (step.down ?? 0), size.rows),
    column: within(column + (step.right ?? 0), size.columns),
  };
}

/** "3 × 4 cells", rows first, as a person reads a table. */
export const sizeInWords = (rect: Rect): string =>
  isSingle(rect) ? '1 cell' : `${heightOf(rect)} × ${widthOf(rect)} cells`;
