import type { Pause } from './ports.ts';

/** Computes a value for each entry. Other requests go on in between if that takes long. */
export async function mapInSlices<Entry, Value>(
  entries: readonly Entry[],
  pause: Pause,
  valueOf: (entry: Entry, index: number) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const [index, entry] of entries.entries()) {
    values.push(valueOf(entry, index));
    const turn = pause();
    // Waiting for nothing takes time, too, with thousands of entries.
    if (turn) await turn;
  }
  return values;
}
