/** A cell by the index of its row and the index of its column among the visible ones. */
export interface CellIndexes {
  row: number;
  column: number;
}

/** A rectangle of cells. Both ends are included. */
export interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rectOf = (anchor: CellIndexes, head: CellIndexes): Rect => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const heightOf = ({ top, bottom }: Rect): number => bottom - top + 1;
export const widthOf = ({ left, right }: Rect): number => right - left + 1;
export const isSingle = (rect: Rect): boolean => heightOf(rect) === 1 && widthOf(rect) === 1;

export const containsCell = (rect: Rect, { row, column }: CellIndexes): boolean =>
  row >= rect.top && row <= rect.bottom && column >= rect.left && column <= rect.right;

const clampIndex = (value: number, count: number): number =>
  Math.max(0, Math.min(value, count - 1));

interface Size {
  rows: number;
  columns: number;
}

/** The cell after this step, limited to the grid. */
export function stepFrom(
  { row, column }: CellIndexes,
  step: { down?: number; right?: number },
  size: Size,
): CellIndexes {
  return {
    row: clampIndex(row + (step.down ?? 0), size.rows),
    column: clampIndex(column + (step.right ?? 0), size.columns),
  };
}

/** "3 × 4 cells": rows × columns. */
export const sizeInWords = (rect: Rect): string =>
  isSingle(rect) ? '1 cell' : `${heightOf(rect)} × ${widthOf(rect)} cells`;
