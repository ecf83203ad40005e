import type { BulkOperation, BulkOutcome } from '../../kind.ts';
import { errorsOfProblem } from '../../issues.ts';
import type { Values } from '../../values.ts';
import type { Row, RowAnswer } from './row.ts';

/** What the row asks of the server. */
export function operationOf({ judged }: Row, skField: string): BulkOperation {
  const { item, values, keyed, key } = judged;
  if (item !== null) return { action: 'update', sk: item.sk, version: item.version, values };
  return { action: 'create', values: keyed ? { ...values, [skField]: key } : values };
}

/** What takes it back, if somebody else has not changed it since; null where nothing was done. */
export function undoOperationOf({ answer }: Row): BulkOperation | null {
  if (answer?.state !== 'saved') return null;
  const { sk, version, before } = answer;
  return before === null
    ? { action: 'delete', sk, version }
    : { action: 'update', sk, version, values: before };
}

const nothingSaid = 'The server did not say why.';

/** An operation on its way, with what the catalogue held before. */
export interface Pending {
  id: string;
  operation: BulkOperation;
  before: Values | null;
}

/** What the server says to a row that was sent. */
export function answerOf(
  { judged }: Row,
  { operation, before }: Pending,
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
      values: judged.values,
      over,
    };
  }
  return {
    state: 'failed',
    errors: errorsOfProblem(problem?.fields ?? []),
    message: problem?.detail ?? `${nothingSaid}${sk === null ? '' : ` (${sk})`}`,
    values: judged.values,
    over,
  };
}

/** What became of taking a row back. */
export function undoneAnswerOf(
  answer: RowAnswer | null,
  { status, problem }: BulkOutcome,
): RowAnswer | null {
  if (answer?.state !== 'saved') return answer;
  const { sk, before, values } = answer;
  if (status === 'deleted' || status === 'updated' || status === 'unchanged') {
    return { state: 'undone', sk };
  }
  // What is gone already was to go.
  if (before === null && problem?.code === 'not_found') return { state: 'undone', sk };
  const message = `Left as it is. ${problem?.detail ?? nothingSaid}`;
  return { state: 'kept', sk, message, before, values };
}
