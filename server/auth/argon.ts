import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHasher } from '#backend/ports.ts';
import { Semaphore } from '#server/semaphore.ts';
import { createHashProcesses, type Hashes } from './hash-processes.ts';
import { createPasswordThreads } from './password-threads.ts';

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The minimum that OWASP recommends for argon2id: 19 MiB and two passes. */
const defaultCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const version = 19;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const phc = ({ memory, passes, parallelism }: Cost, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(hash: string) {
  const [, memory, passes, parallelism, salt, tag] = phcPattern.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/**
 * Each hash needs a whole core for some fifty milliseconds, and 19 MiB. One core stays free, because a process of low
 * priority, too, runs for a while before others take its core.
 */
export const maxHashes = Math.min(2, Math.max(1, availableParallelism() - 1));

interface Argon extends PasswordHasher {
  /** How many passwords wait to be hashed. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** @param hashes computes the hashes, at most `maxHashes` at the same time */
export function createArgon(
  cost: Cost = defaultCost,
  hashes: Hashes = createHashProcesses(maxHashes),
): Argon {
  const threads = createPasswordThreads();
  const semaphore = new Semaphore({
    maxRunning: maxHashes,
    maxWaiting: 50,
    detail: 'Many people are signing in right now. Please try again in a few seconds.',
  });
  // Unicode can encode some letters in two ways; both must give the same hash.
  const derive = (password: string, { memory, passes, parallelism }: Cost, nonce: Uint8Array) =>
    semaphore.run(() =>
      hashes.hash({
        message: password.normalize('NFC'),
        nonce,
        memory,
        passes,
        parallelism,
        tagLength: 32,
      }),
    );
  const dummy = { cost, salt: randomBytes(16), tag: randomBytes(32) };
  return {
    get waiting() {
      return semaphore.waiting;
    },
    fault: (password, known) => semaphore.run(() => threads.fault(password, known)),
    async hash(password) {
      const salt = randomBytes(16);
      return phc(cost, salt, await derive(password, cost, salt));
    },
    async verify(password, hash) {
      const parsed = (hash === null ? null : parse(hash)) ?? dummy;
      const tag = await derive(password, parsed.cost, parsed.salt);
      return tag.length === parsed.tag.length && timingSafeEqual(tag, parsed.tag);
    },
    isOutdated(hash) {
      const parsed = parse(hash)?.cost;
      return parsed?.memory !== cost.memory || parsed.passes !== cost.passes;
    },
    async close() {
      hashes.close();
      await threads.close();
    },
  };
}
