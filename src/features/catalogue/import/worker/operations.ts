import type { BulkOperation, BulkOutcome } from '../../kind.ts';
import { errorsOfProblem } from '../../issues.ts';
import type { Values } from '../../values.ts';
import type { Row, RowAnswer } from './row.ts';

/** The operation that saves the row. */
export function saveOperationOf({ evaluation }: Row, skField: string): BulkOperation {
  const { item, values, hasKey, key } = evaluation;
  if (item !== null) return { action: 'update', sk: item.sk, version: item.version, values };
  return { action: 'create', values: hasKey ? { ...values, [skField]: key } : values };
}

/** The operation that undoes a saved row; its version prevents overwriting later changes. */
export function undoOperationOf({ answer }: Row): BulkOperation | null {
  if (answer?.state !== 'saved') return null;
  const { sk, version, before } = answer;
  return before === null
    ? { action: 'delete', sk, version }
    : { action: 'update', sk, version, values: before };
}

const noReason = 'The server did not say why.';

/** An operation without an answer, and the values of the item before the operation. */
export interface PendingOperation {
  id: string;
  operation: BulkOperation;
  before: Values | null;
}

/** Converts the outcome from the server to the answer of a row. */
export function answerOf(
  { evaluation }: Row,
  { operation, before }: PendingOperation,
  { status, sk, item, problem }: BulkOutcome,
): RowAnswer {
  const over = operation.action === 'update' ? operation.version : 0;
  if ((status === 'created' || status === 'updated') && item !== null) {
    return { state: 'saved', sk: item.sk, version: item.version, before, values: item.values };
  }
  if (status === 'unchanged' || status === 'skipped') {
    return {
      state: 'settled',
      status: status === 'unchanged' ? 'unchanged' : 'skip',
      message: 'The catalogue already has it.',
      values: evaluation.values,
      over,
    };
  }
  return {
    state: 'failed',
    errors: errorsOfProblem(problem?.fields ?? []),
    message: problem?.detail ?? `${noReason}${sk === null ? '' : ` (${sk})`}`,
    values: evaluation.values,
    over,
  };
}

/** Converts the outcome of an undo operation to the answer of a row. */
export function undoneAnswerOf(
  answer: RowAnswer | null,
  { status, problem }: BulkOutcome,
): RowAnswer | null {
  if (answer?.state !== 'saved') return answer;
  const { sk, before, values } = answer;
  if (status === 'deleted' || status === 'updated' || status === 'unchanged') {
    return { state: 'undone', sk };
  }
  // The item should be deleted, and someone has already deleted it.
  if (before === null && problem?.code === 'not_found') return { state: 'undone', sk };
  const message = `Left as it is. ${problem?.detail ?? noReason}`;
  return { state: 'kept', sk, message, before, values };
}
