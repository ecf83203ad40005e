import type { GridApi, IDatasource } from 'ag-grid-community';
import type { RowSource } from './grid-types.ts';
import { paint } from './painter.ts';
import type { Sheet } from './sheet.ts';

export const blockSize = 100;

/** Asks whatever source the grid has at that moment. */
export function datasourceOf<Row>(sheet: Sheet<Row>): IDatasource {
  return {
    getRows: ({ startRow, endRow, successCallback, failCallback }) => {
      const { source } = sheet.props;
      if (source === undefined) {
        failCallback();
        return;
      }
      source.load(startRow, Math.min(endRow, source.count)).then(
        (rows) => {
          successCallback([...rows], sheet.props.source?.count ?? source.count);
          // A cell whose text is the same may be marked otherwise now.
          paint(sheet);
        },
        () => {
          failCallback();
          sheet.announce('Some rows could not be loaded.');
        },
      );
    },
  };
}

/** The drawn rows stay until the new ones have come. */
export function reload<Row>(
  api: GridApi<Row>,
  before: RowSource<Row>,
  { count, version }: RowSource<Row>,
): void {
  if (before.count !== count) api.setRowCount(count, true);
  if (before.count !== count || before.version !== version) api.refreshInfiniteCache();
}
