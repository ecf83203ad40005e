import type { Pause } from './ports.ts';

/**
 * Computes a value for each entry. If that takes long, other requests are answered in between.
 * @param every of how many entries the smallest slice consists; a shorter list is computed without a pause
 */
export async function mapInSlices<Entry, Value>(
  entries: readonly Entry[],
  pause: Pause,
  valueOf: (entry: Entry, index: number) => Value,
  every = 1,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const [index, entry] of entries.entries()) {
    values.push(valueOf(entry, index));
    if (values.length % every !== 0) continue;
    const turn = pause();
    // For thousands of entries, `await` takes time even without a promise.
    if (turn) await turn;
  }
  return values;
}
