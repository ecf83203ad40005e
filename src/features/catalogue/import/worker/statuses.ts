import { titleOf } from '../../title.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { OnConflict, RowStatus } from './draft-types.ts';
import { duplicateMessage, type Duplicates } from './duplicates.ts';
import { errorsByField } from './check-row.ts';
import { openRowError, type Row } from './row.ts';

interface StatusResult {
  status: RowStatus;
  message?: string;
  duplicateError?: string;
}

/** Whether the row or its item has changed since the answer, so that the answer is outdated. */
const isStale = ({ answer, evaluation }: Row): boolean =>
  answer !== null &&
  'over' in answer &&
  (answer.over !== (evaluation.item?.version ?? 0) || !sameValue(answer.values, evaluation.values));

function byAnswer({ answer }: Row): StatusResult | null {
  switch (answer?.state) {
    case 'saved':
      return { status: 'saved' };
    case 'undone':
      return { status: 'skip', message: 'Taken back.' };
    case 'kept':
      return { status: 'saved', message: answer.message };
    case 'failed':
      return { status: 'failed', message: answer.message };
    case 'settled':
      return { status: answer.status, message: answer.message };
    case undefined:
      return null;
  }
}

function byCatalogue({ evaluation }: Row, onConflict: OnConflict): StatusResult {
  const { item, by, changed } = evaluation;
  if (item === null) return { status: 'create' };
  if (changed.length === 0) return { status: 'unchanged' };
  if (onConflict === 'skip') {
    return { status: 'skip', message: `${titleOf(item)} is already in the catalogue.` };
  }
  if (onConflict === 'create' && by === 'name') {
    const duplicateError = `${titleOf(item)} is already in the catalogue, and there cannot be two.`;
    return { status: 'error', duplicateError };
  }
  return { status: 'update' };
}

export function statusOfRow(
  row: Row,
  duplicates: Duplicates,
  onConflict: OnConflict,
): StatusResult {
  if (row.sending !== null) return { status: row.sending === 'undo' ? 'saved' : row.sending };
  const answered = isStale(row) ? null : byAnswer(row);
  if (answered !== null) return answered;
  if (row.leftOut) return { status: 'skip', message: 'Left out.' };
  const before = duplicates.before(row, onConflict);
  const duplicate = before === undefined ? null : duplicateMessage(row, before);
  const rowError = openRowError(row);
  if (rowError === undefined && duplicate?.same === true) {
    return { status: 'skip', message: duplicate.message };
  }
  if (rowError !== undefined) return { status: 'error', message: rowError };
  if (duplicate !== null) return { status: 'error', duplicateError: duplicate.message };
  if (row.evaluation.errors !== null) return { status: 'error' };
  return byCatalogue(row, onConflict);
}

/** All errors of the row by field; the error of the whole row has the key `''`. */
export function errorsOfRow(row: Row): Readonly<Record<string, string>> | null {
  if (row.status === 'failed' && row.answer?.state === 'failed') {
    const errors = errorsByField(row.answer.errors);
    return Object.keys(errors).length === 0 ? { '': row.answer.message } : errors;
  }
  if (row.status !== 'error') return null;
  const rowError = openRowError(row);
  // A row that could not be parsed has no field errors.
  if (rowError !== undefined && row.cells.length === 0) return { '': rowError };
  return {
    ...row.evaluation.errors,
    ...(row.duplicateError !== undefined && { name: row.duplicateError }),
    ...(rowError !== undefined && { '': rowError }),
  };
}
