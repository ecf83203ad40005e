import { Readable } from 'node:stream';
import { mapInSlices } from '#backend/map-in-slices.ts';
import type { Pause } from '#backend/ports.ts';

/** In code units. Encoding and sending this many takes much less than a millisecond. */
const lengthOfPiece = 64 * 1024;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** The text in pieces, none of which ends in the middle of a character. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + lengthOfPiece, text.length);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** JSON in UTF-8, in one or several pieces. Other requests are answered while a long text is encoded. */
export async function encoded(
  json: string | readonly string[],
  pause: Pause,
): Promise<readonly Buffer[]> {
  if (typeof json !== 'string') return mapInSlices(json, pause, (piece) => Buffer.from(piece));
  return json.length > lengthOfPiece ? encoded(piecesOf(json), pause) : [Buffer.from(json)];
}

export const lengthOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);

/** All bytes in one buffer. */
export async function joined(pieces: readonly Buffer[], pause: Pause): Promise<Buffer> {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const whole = Buffer.allocUnsafeSlow(lengthOf(pieces));
  let at = 0;
  await mapInSlices(pieces, pause, (piece) => {
    at += piece.copy(whole, at);
  });
  return whole;
}

async function* inTurn(pieces: readonly Buffer[], pause: Pause): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    yield piece;
    await pause();
  }
}

/**
 * A stream of the pieces. The system copies megabytes to the socket at once, so others are answered between
 * two pieces.
 */
export const streamed = (pieces: readonly Buffer[], pause: Pause): Readable =>
  Readable.from(inTurn(pieces, pause));
