import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Kysely } from 'kysely';
import {
  base64url,
  concat,
  equalInConstantTime,
  fromBase64url,
  textOf,
  utf8,
} from '#backend/bytes.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Random } from '#backend/random.ts';

/**
 * The keys of this installation, one for each purpose. They are derived from a master key, which is
 * created on the first start and stored in the database.
 */
export interface Keys {
  /** The HMAC of a text with the key of the purpose. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** Encrypts a short text, so that only this installation can decrypt it, and a change is detected. */
  seal(purpose: string, text: string): Promise<string>;
  /** The text, or null if it was not encrypted by this installation for this purpose. */
  open(purpose: string, sealed: string): Promise<string | null>;
}

const settingKey = 'key.master';

const newMasterKey = (random: Random): string => base64url(random.bytes(32));

/**
 * If several processes start at the same time, the first one writes the key and all read this key.
 */
export async function loadKeys(db: Kysely<Schema>, random: Random): Promise<Keys> {
  await db
    .insertInto('setting')
    .values({ key: settingKey, value: newMasterKey(random) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readKeys(db, random);
}

/** Stores a new master key, whose keys are returned. What was encrypted before can only be read with the old ones. */
export async function replaceMasterKey(db: Kysely<Schema>, random: Random): Promise<Keys> {
  await db
    .updateTable('setting')
    .set({ value: newMasterKey(random) })
    .where('key', '=', settingKey)
    .execute();
  return readKeys(db, random);
}

async function readKeys(db: Kysely<Schema>, random: Random): Promise<Keys> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirstOrThrow();
  const master = fromBase64url(row.value);
  if (master === null) throw new Error(`The setting ${settingKey} cannot be read.`);
  return keysFrom(master, random);
}

const nonceLength = 12;
const tagLength = 16;

/**
 * Says how a value is encrypted: with AES-256-GCM, as nonce, tag and text. Another algorithm gets another prefix, so
 * stored values can be read until they are encrypted again. Values of early versions have none, and one of 2^36 of
 * them begins like this. The characters are those of base64url, as the contract demands.
 */
const gcmPrefix = 'gcm-1-';

type Mac = (text: string) => Uint8Array;

/** The state after the key is kept, because most requests compute the HMAC of a short text: copying it takes a third of the time. */
function macWith(key: Uint8Array): Mac {
  const keyed = hmac.create(sha256, key);
  const copy = keyed.clone();
  return (text) => keyed._cloneInto(copy).update(utf8(text)).digest();
}

function keysFrom(master: Uint8Array, random: Random): Keys {
  const keyFor = (purpose: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array(hkdf(sha256, master, undefined, utf8(purpose), 32));
  const macsByPurpose = new Map<string, Mac>();
  const mac = (purpose: string, text: string): Uint8Array => {
    const cachedMac = macsByPurpose.get(purpose);
    if (cachedMac) return cachedMac(text);
    const newMac = macWith(keyFor(purpose));
    macsByPurpose.set(purpose, newMac);
    return newMac(text);
  };
  const cipherKey = (purpose: string, use: 'encrypt' | 'decrypt') =>
    crypto.subtle.importKey('raw', keyFor(`seal ${purpose}`), 'AES-GCM', false, [use]);
  return {
    sign: (purpose, text) => base64url(mac(purpose, text)),
    verify: (purpose, text, signature) =>
      equalInConstantTime(signature, base64url(mac(purpose, text))),
    async seal(purpose, text) {
      const iv = random.bytes(nonceLength);
      const key = await cipherKey(purpose, 'encrypt');
      const sealed = new Uint8Array(
        await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(text)),
      );
      // WebCrypto puts the tag after the encrypted text; stored values have it before that text.
      const tag = sealed.subarray(-tagLength);
      return gcmPrefix + base64url(concat(iv, tag, sealed.subarray(0, -tagLength)));
    },
    async open(purpose, sealed) {
      const isPrefixed = sealed.startsWith(gcmPrefix);
      const bytes = fromBase64url(isPrefixed ? sealed.slice(gcmPrefix.length) : sealed);
      if (bytes === null || bytes.length < nonceLength + tagLength) return null;
      const iv = bytes.subarray(0, nonceLength);
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
      const body = concat(bytes.subarray(nonceLength + tagLength), tag);
      const key = await cipherKey(purpose, 'decrypt');
      try {
        return textOf(
          new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body)),
        );
      } catch {
        return null;
      }
    },
  };
}
