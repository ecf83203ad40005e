import type { Kysely } from 'kysely';
import { ProblemError } from '#contract/problem.ts';
import { inPresentForm } from '#contract/stored-form.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, concat, fromBase64url, textOf, utf8 } from './bytes.ts';
import type { Schema } from './db/schema.ts';
import { mapInSlices } from './map-in-slices.ts';
import type { Pause } from './ports.ts';

/** In milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000;

interface Call {
  readonly userId: string;
  readonly operation: OperationId;
  /** Undefined if the client sent none: then the call is not a repetition of another one. */
  readonly key: string | undefined;
  /** JSON that differs if the body of the request differs, or its hash (`hashInSlices`). */
  readonly body: unknown;
  readonly now: number;
}

/**
 * Returns the stored answer of an earlier call with the same key. Without one it runs `work` and
 * stores the answer in the same transaction. Answers are JSON in pieces.
 * @throws ProblemError 409 when an earlier call with the key had another body
 */
export async function onlyOnce(
  transaction: Kysely<Schema>,
  call: Call,
  work: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!hasKey(call)) return work();
  const stored = await storedAnswer(transaction, call);
  // A server with an earlier version of the contract may have stored the answer.
  if (stored !== null) {
    const { schema } = successOf(call.operation);
    return [JSON.stringify(inPresentForm(schema, JSON.parse(stored)))];
  }
  const answer = await work();
  await storeAnswer(transaction, call, answer);
  return answer;
}

/**
 * Returns the id of what an earlier call with the same key created. Without one it runs `create`, which
 * returns the id. Only the id is stored: with the answer, a user who creates and deletes all the time
 * would fill the disk for a day, because no quota counts answers.
 * @throws ProblemError 409 when an earlier call with the key had another body
 */
export async function createOnce(
  transaction: Kysely<Schema>,
  call: Call,
  idField: 'campaignId' | 'characterId' | 'invitationId' | 'entryId' | 'pictureId' | 'generationId',
  create: () => Promise<string>,
): Promise<string> {
  if (!hasKey(call)) return create();
  const stored = await storedAnswer(transaction, call);
  if (stored !== null) {
    // The field is also in the whole answers that earlier versions stored.
    const { [idField]: id } = JSON.parse(stored) as Readonly<Record<typeof idField, string>>;
    return id;
  }
  const id = await create();
  await storeAnswer(transaction, call, [JSON.stringify({ [idField]: id })]);
  return id;
}

/**
 * Whether an earlier call with the same key was answered. Then this call needs no costly preparation.
 * @throws ProblemError 409 when the earlier call had another body
 */
export async function isRepeated(db: Kysely<Schema>, call: Call): Promise<boolean> {
  if (!hasKey(call)) return false;
  const { userId, operation, key, body, now } = call;
  const first = await db
    .selectFrom('idempotency')
    .select('body_hash')
    .where('user_id', '=', userId)
    .where('route', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>', now - keyLifetime)
    .executeTakeFirst();
  if (first && first.body_hash !== (await hashOf(body))) throw otherBody();
  return first !== undefined;
}

/** The first call with the key was more than a day ago, and the sweep has just removed the key. */
export const forgottenMeanwhile = (): ProblemError =>
  new ProblemError('unavailable', 'Please try again.', { retryAfter: 1 });

interface KeyedCall extends Call {
  readonly key: string;
}

const hasKey = (call: Call): call is KeyedCall => call.key !== undefined;

/** The hash of a body that is computed before the call, because the body is long. */
class BodyHash {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

async function hashOf(body: unknown): Promise<string> {
  if (body instanceof BodyHash) return body.text;
  const bytes = utf8(JSON.stringify(body));
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * The same hash as without this function. Other requests are answered while the entries of a long list are
 * hashed. Without a key, nothing is hashed.
 */
export async function hashInSlices(
  body: Readonly<Record<string, unknown>>,
  list: string,
  { key, pause }: { readonly key: string | undefined; readonly pause: Pause },
): Promise<unknown> {
  const entries = body[list];
  if (key === undefined || !Array.isArray(entries)) return body;
  const hash = sha256.create();
  // Finds the place of the list by its empty form. A text cannot contain this form, because JSON writes a backslash
  // before each quote in a text.
  const empty = `${JSON.stringify(list)}:[`;
  const around = JSON.stringify({ ...body, [list]: [] });
  const start = around.indexOf(empty) + empty.length;
  hash.update(utf8(around.slice(0, start)));
  await mapInSlices(entries, pause, (entry, index) => {
    hash.update(utf8(`${index === 0 ? '' : ','}${JSON.stringify(entry)}`));
  });
  hash.update(utf8(around.slice(start)));
  return new BodyHash(base64url(hash.digest()));
}

/** The stored answer of an earlier call with the same key; null if this call is the first one. */
async function storedAnswer(
  transaction: Kysely<Schema>,
  { userId, operation, key, body, now }: KeyedCall,
): Promise<string | null> {
  const bodyHash = await hashOf(body);
  await transaction
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - keyLifetime)
    .execute();
  // A parallel call with the same key waits here until the transaction of the first call has ended.
  const insertedKey = await transaction
    .insertInto('idempotency')
    .values({ user_id: userId, route: operation, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (insertedKey) return null;
  const first = await transaction
    .selectFrom('idempotency')
    .select(['body_hash', 'response'])
    .where('user_id', '=', userId)
    .where('route', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash || first.response === null) throw otherBody();
  return decompress(first.response);
}

async function storeAnswer(
  transaction: Kysely<Schema>,
  { userId, operation, key }: KeyedCall,
  answer: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('idempotency')
    .set({ status: successOf(operation).status, response: await compress(answer) })
    .where('user_id', '=', userId)
    .where('route', '=', operation)
    .where('key', '=', key)
    .execute();
}

/** The status and the schema of the answer when the operation succeeds. */
function successOf(id: OperationId) {
  const { responses }: Operation = operations[id];
  for (const [status, { schema }] of Object.entries(responses)) {
    if (status.startsWith('2') && schema) return { status: Number(status), schema };
  }
  throw new Error(`${id} has no answer to store.`);
}

/**
 * Answers are stored compressed, with less than a tenth of their size, because an import stores
 * hundreds of them.
 */
const compress = async (answer: readonly string[]): Promise<string> =>
  base64url(await through(new CompressionStream('deflate'), answer.values().map(utf8)));

async function decompress(response: string): Promise<string> {
  const bytes = fromBase64url(response);
  if (bytes === null) throw new Error('A stored answer cannot be read.');
  return textOf(await through(new DecompressionStream('deflate'), [bytes]));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array> {
  // Not awaited, because the writer waits for the reader below. The reader gets the errors too.
  void writeAll(stream.writable.getWriter(), pieces).catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
  }
  return concat(...parts);
}

async function writeAll(
  writer: ReturnType<CompressionStream['writable']['getWriter']>,
  pieces: Iterable<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  for (const piece of pieces) await writer.write(piece);
  await writer.close();
}

export const otherBody = (): ProblemError =>
  new ProblemError(
    'idempotency_mismatch',
    'This Idempotency-Key came with another body before. Use a new key for a new request.',
  );

/** The problem of a repeated call whose record does not exist any more. */
export const deletedSince = (): ProblemError =>
  new ProblemError(
    'conflict',
    'This was created before and has been deleted since. Use a new key to create it again.',
  );
