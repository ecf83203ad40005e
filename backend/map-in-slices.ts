import type { Pause } from './ports.ts';

/** Computes a value for each entry. If that takes long, other requests are answered in between. */
export async function mapInSlices<Entry, Value>(
  entries: readonly Entry[],
  pause: Pause,
  valueOf: (entry: Entry, index: number) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const [index, entry] of entries.entries()) {
    values.push(valueOf(entry, index));
    const turn = pause();
    // For thousands of entries, `await` takes time even without a promise.
    if (turn) await turn;
  }
  return values;
}
