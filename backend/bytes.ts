const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** In code units. A call of the encoder takes longer than a loop over a short text. */
const shortText = 128;

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > shortText) return encoder.encode(text);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return encoder.encode(text);
    bytes[at] = unit;
  }
  return bytes;
}

export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Frees the memory of bytes that nothing uses any more. V8 knows it only after a full collection of garbage, and a
 * flood of bodies would cause one each second, for which every request waits about 20 ms. Bytes whose buffer has
 * others, too, stay.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (byteLength > 0 && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) {
    buffer.transfer(0);
  }
}

/** For texts of equal length, the time does not depend on where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at += 1) {
    difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  }
  return difference === 0;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const sextets = new Map(alphabet.split('').map((digit, at) => [digit, at]))
  .set('+', 62)
  .set('/', 63);

/** The two base64 digits of every 12-bit value. */
const digitPairs = Array.from(
  { length: 4096 },
  (_, bits) => alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63),
);

/** Encodes without padding. Node 24 does not have `Uint8Array.toBase64` yet. */
export function base64url(bytes: Uint8Array): string {
  const byte = (at: number): number => bytes[at] ?? 0;
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2);
    text += `${digitPairs[bits >> 12]}${digitPairs[bits & 4095]}`;
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return padding === 0 ? text : text.slice(0, -padding);
}

/**
 * Decodes base64 and base64url; up to two `=` at the end are ignored. Returns null for any other
 * character and for an impossible number of digits.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const digits = text.replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let at = 0;
  let bits = 0;
  let buffer = 0;
  for (const digit of digits) {
    const sextet = sextets.get(digit);
    if (sextet === undefined) return null;
    buffer = (buffer << 6) | sextet;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (buffer >> bits) & 0xff;
      buffer &= (1 << bits) - 1;
    }
  }
  return bytes;
}
