import { numbered } from '../../numbers.ts';
import { withEdition } from '#src/lib/catalogue/title.ts';
import type { DraftCell, DraftRow } from '../worker/draft-types.ts';

/** The planned or finished action for a row, in words. */
export function statusOf(row: DraftRow): string {
  if (row.undone === true) return 'Taken back';
  if (row.sending === true) return 'Sending…';
  switch (row.status) {
    case 'create':
      return 'Will be created';
    case 'update':
      return 'Will be updated';
    case 'unchanged':
      return 'Unchanged';
    case 'skip':
      return 'Left out';
    case 'saved':
      // Only updated rows have old values.
      return Object.values(row.cells).some(({ was }) => was !== undefined) ? 'Updated' : 'Created';
    case 'failed':
      return 'Failed';
    case 'error': {
      const count = Object.values(row.cells).filter(({ error }) => error !== undefined).length;
      return numbered(count, 'error', 'errors');
    }
    default:
      return row.status satisfies never;
  }
}

/** The text of a cell for the clipboard and for editors. */
export const copiedTextIn = (cell: DraftCell | undefined): string =>
  cell?.copyText ?? cell?.text ?? '';

/** The name of a row with its edition, because a file often has both editions of an item. */
export function titleOfRow(row: DraftRow): string {
  const edition = row.cells['edition']?.text ?? '';
  return edition === '' ? nameOfRow(row) : withEdition(nameOfRow(row), edition);
}

/** The name of a row, or its position in the file if it has no name. */
function nameOfRow(row: DraftRow): string {
  const name = row.cells['name']?.text ?? '';
  if (name !== '') return name;
  return row.line === null ? 'New row' : `Row ${row.line}`;
}

export const canChange = ({ status, sending }: DraftRow): boolean =>
  sending !== true && status !== 'saved';
