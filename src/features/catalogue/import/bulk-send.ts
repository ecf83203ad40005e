import { type BulkRow, isReady } from './bulk-table.ts';
import { errorsOfProblem } from '../issues.ts';
import type { BulkOutcome } from '../kind.ts';

/** Rows that go together, under a key that makes sending them twice harmless. */
export interface Chunk {
  key: string;
  rows: readonly BulkRow[];
}

/** The contract allows 1000; less keeps the progress moving. */
const chunkSize = 500;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * What to send now. A chunk that got no answer may have arrived: it goes again under its old key
 * while its rows are what they were, so that nothing is created twice.
 */
export function planChunks(
  rows: readonly BulkRow[],
  unanswered: readonly Chunk[],
  size = chunkSize,
): Chunk[] {
  const ready = new Map(rows.filter(isReady).map((row) => [row.id, row]));
  const again = unanswered.filter((chunk) =>
    chunk.rows.every((row) => ready.get(row.id)?.values === row.values),
  );
  for (const chunk of again) for (const { id } of chunk.rows) ready.delete(id);
  const fresh = [...ready.values()];
  const chunks = [...again];
  for (let from = 0; from < fresh.length; from += size) {
    chunks.push({ key: newKey(), rows: fresh.slice(from, from + size) });
  }
  return chunks;
}

/** The row as it stands after its answer. */
export function answered(row: BulkRow, outcome: BulkOutcome | undefined): BulkRow {
  if (outcome?.created === true) return { ...row, state: { state: 'created' } };
  const problem = outcome?.problem;
  return {
    ...row,
    errors: errorsOfProblem(problem?.fields ?? []),
    state: { state: 'refused', message: problem?.detail ?? 'The server said nothing about it.' },
  };
}
