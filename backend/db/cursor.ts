import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, fromBase64url, textOf, utf8 } from '#backend/bytes.ts';

export type CursorValue = string | number;

export type CursorType = 'text' | 'integer' | 'real';

/** The text is not a cursor of this list and order. */
export class CursorError extends Error {
  constructor() {
    super('The cursor does not belong to this list.');
    this.name = 'CursorError';
  }
}

/**
 * Encodes the end of a page as a text. `list` names the list with its order and filters and is part
 * of the checksum, so changed cursors and cursors of other lists are refused. A forged cursor gives
 * no access: its values only narrow a query that is already limited to what the user may see.
 */
export function encodeCursor(list: string, values: readonly CursorValue[]): string {
  const payload = JSON.stringify(values);
  return base64url(utf8(checksum(list, payload) + payload));
}

/**
 * The values of a cursor, which must have these types in this order.
 * @throws CursorError for any other text
 */
export function decodeCursor(
  list: string,
  cursor: string,
  types: readonly CursorType[],
): readonly CursorValue[] {
  const bytes = fromBase64url(cursor);
  // Decoding ignores padding and the unused bits of the last digit, so different texts can have the
  // same bytes. Only the text that encodeCursor returns is accepted.
  if (bytes === null || base64url(bytes) !== cursor) throw new CursorError();
  const text = textOf(bytes);
  const payload = text.slice(checksumLength);
  if (text.slice(0, checksumLength) !== checksum(list, payload)) throw new CursorError();
  const values = parse(payload);
  if (values.length !== types.length) throw new CursorError();
  return values.map((value, position) => {
    const type = types[position];
    if (type === 'text' && typeof value === 'string' && !value.includes('\0')) return value;
    if (type === 'integer' && typeof value === 'number' && Number.isSafeInteger(value)) {
      return value;
    }
    // For a number that is too large, JSON.parse returns Infinity.
    if (type === 'real' && typeof value === 'number' && Number.isFinite(value)) return value;
    throw new CursorError();
  });
}

const checksumLength = 12;
/** Twelve digits have the bits of nine bytes. */
const checksumBytes = 9;

function checksum(list: string, payload: string): string {
  return base64url(sha256(utf8(`${list}\n${payload}`)).subarray(0, checksumBytes));
}

function parse(payload: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(payload);
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
