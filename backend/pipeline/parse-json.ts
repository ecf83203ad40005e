import { ProblemError } from '#contract/problem.ts';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';
import { decodeInSlices, decodeText } from './decode.ts';
import type { ScannedList } from './json-scan.ts';

interface Reading {
  readonly pause: Pause;
  /**
   * Replaces each entry of the lists, directly after it was parsed: while a long list is parsed, not everything
   * that was sent has to be in memory.
   */
  readonly readEntry?: (entry: unknown) => unknown;
}

/**
 * Parses a JSON body. Parsing megabytes in one call would block all other requests, so a long list is
 * parsed in parts. The result is the same as that of `JSON.parse`.
 * @param lists of the outermost object, as JsonScan has found them in the same bytes
 * @throws ProblemError 400 for bytes that are not JSON in UTF-8
 */
export async function parseJson(
  bytes: Uint8Array,
  lists: readonly ScannedList[],
  reading: Reading,
): Promise<unknown> {
  if (bytes.byteLength === 0) {
    throw new ProblemError('bad_request', 'The body is empty, where JSON is expected.');
  }
  const isShort = lists.every(({ cuts }) => cuts.length === 0);
  if (lists.length === 0 || (isShort && !reading.readEntry)) {
    return parseText(await decodeInSlices(bytes, reading.pause));
  }
  const entriesOfLists: unknown[][] = [];
  for (const list of lists) entriesOfLists.push(await parseList(bytes, list, reading));
  // Parse the outermost object with a placeholder in each long list: the index of the list.
  let text = '';
  let at = 0;
  lists.forEach(({ start, end }, index) => {
    text += decodeText(bytes.subarray(at, start)) + String(index);
    at = end;
  });
  const outermost = parseText(text + decodeText(bytes.subarray(at)));
  // JsonScan finds lists only in an object.
  for (const list of Object.values(outermost as object)) {
    // Replace the placeholder.
    if (Array.isArray(list)) replaceEntries(list, entriesOfLists[Number(list[0])] ?? []);
  }
  return outermost;
}

async function parseList(
  bytes: Uint8Array,
  { start, cuts, end }: ScannedList,
  { pause, readEntry }: Reading,
): Promise<unknown[]> {
  const read: unknown[] = [];
  const ends = [...cuts, end];
  for (const [index, to] of ends.entries()) {
    // The decoder removes a byte order mark at its start, which JSON does not allow inside of a list. So
    // it also gets the bracket or comma before the part.
    const text = decodeText(bytes.subarray(cuts[index - 1] ?? start - 1, to));
    // JSON in brackets is an array.
    const entries = parseText(`[${text.slice(1)}]`) as unknown[];
    // A part without an entry means that a comma has no entry beside it.
    if (cuts.length > 0 && entries.length === 0) throw notJson();
    await pause();
    const values = readEntry ? await mapInSlices(entries, pause, readEntry) : entries;
    for (const value of values) read.push(value);
  }
  return read;
}

/** `splice` or `push` with thousands of arguments would overflow the stack. */
function replaceEntries(list: unknown[], entries: readonly unknown[]): void {
  list.length = 0;
  for (const entry of entries) list.push(entry);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(error);
  }
}

const notJson = (cause?: unknown): ProblemError =>
  new ProblemError('bad_request', 'The body cannot be read as JSON.', { cause });
