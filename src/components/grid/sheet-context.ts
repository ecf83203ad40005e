import { createContext, useContext } from 'react';
import type { Selection, Sorting } from './grid-types.ts';
import type { Sheet } from './sheet.ts';

/** What the grid's headers need of the grid they stand in, and redraw with. */
export interface SheetView<Row> {
  sheet: Sheet<Row>;
  rows: readonly Row[] | undefined;
  selection: Selection | undefined;
  sort: Sorting | null | undefined;
}

export const SheetContext = createContext<SheetView<unknown> | null>(null);

/** One context serves every grid: headers hand rows back only to the grid that they came from. */
export const forHeaders = <Row>(view: SheetView<Row>): SheetView<unknown> =>
  // Sound as far as the sentence above holds: no header makes rows of its own.
  view as unknown as SheetView<unknown>;

export function useSheet(): SheetView<unknown> {
  const view = useContext(SheetContext);
  if (view === null) throw new Error('A header is drawn outside of its grid.');
  return view;
}
