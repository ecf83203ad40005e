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
  // An iterator would create an object for each entry.
  for (let index = 0; index < entries.length; index += 1) {
    // There is an entry at each index below the length.
    values.push(valueOf(entries[index] as Entry, index));
    if (values.length % every !== 0) continue;
    const turn = pause();
    // For thousands of entries, `await` takes time even without a promise.
    if (turn) await turn;
  }
  return values;
}
