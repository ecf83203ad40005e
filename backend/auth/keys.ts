import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';

/** Keys of this installation: made on its first start and kept in its database. */
export interface Keys {
  /** A keyed fingerprint of a text; `purpose` keeps one use from passing for another. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a short text so that only this installation can read or change it. */
  seal(purpose: string, text: string): string;
  /** The text, or null when it was not sealed here for this purpose. */
  open(purpose: string, sealed: string): string | null;
}

const settingKey = 'key.master';

/** Several processes may start at once: the first to write wins, and all read what was written. */
export async function loadKeys(db: Kysely<Schema>): Promise<Keys> {
  await db
    .insertInto('setting')
    .values({ key: settingKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirstOrThrow();
  return keysFrom(Buffer.from(row.value, 'base64url'));
}

function keysFrom(master: Buffer): Keys {
  const derived = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
    derived.set(purpose, key);
    return key;
  };
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest();
  return {
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 28) return null;
      const nonce = bytes.subarray(0, 12);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce);
      decipher.setAuthTag(bytes.subarray(12, 28));
      try {
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
