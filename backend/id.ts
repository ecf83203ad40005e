import { randomFillSync } from 'node:crypto';

/** Random bytes are fetched for many ids at once: asking for sixteen costs as much as for all. */
const pool = Buffer.alloc(16 * 256);
let used = pool.length;

/** A UUID of version 7: sorts by time of making, which keeps index pages together. */
export function newId(now: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, used + 16);
  used += 16;
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
