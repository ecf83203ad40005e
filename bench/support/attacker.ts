import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send.ts';
import type { Store } from './store.ts';

/** What the benchmark tells this thread. */
export interface AttackOrder {
  readonly url: string;
  readonly session: Store['session'];
  readonly attack: keyof ReturnType<typeof attacksOn>;
  readonly milliseconds: number;
}

const manyFields = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index.toString(36), 1]));

const bulkOf = (itemOf: (index: number) => object): Buffer =>
  Buffer.from(
    JSON.stringify({
      operations: Array.from({ length: 1000 }, (_, index) => ({
        action: 'create',
        item: itemOf(index),
      })),
    }),
  );

/** One request a second. */
async function everySecond(sendOne: () => Promise<number>): Promise<readonly number[]> {
  const answers: Promise<number>[] = [];
  for (let at = 0; at < milliseconds; at += 1000) {
    answers.push(sendOne());
    await wait(1000);
  }
  return Promise.all(answers);
}

/** The attacks by their names. Each sends its requests, and ends when all are answered. */
function attacksOn() {
  const json = { 'content-type': 'application/json', origin: url };
  const signedIn = { ...json, cookie: session.header, 'x-csrf-token': session.csrf };
  const bulk = (body: Buffer) => send(`${url}/api/gear/bulk`, signedIn, { body });
  return {
    'a sign-in with 115,000 fields, every second': () => {
      const body = Buffer.from(JSON.stringify(manyFields(115_000)));
      return () => everySecond(() => send(`${url}/api/auth/login`, json, { body }));
    },
    '1,000 operations with 1,500 fields each, every second': () => {
      const body = bulkOf(() => manyFields(1500));
      return () => everySecond(() => bulk(body));
    },
    '200 bulk requests of 1,000 items at once': () => {
      const bodies = Array.from({ length: 200 }, (_, run) =>
        bulkOf((index) => ({ name: `Thing ${run} ${index}`, category: 'other' })),
      );
      return () => Promise.all(bodies.map(bulk));
    },
  };
}

// The main thread gives this value.
const { url, session, attack, milliseconds } = workerData as AttackOrder;
const run = attacksOn()[attack]();
parentPort?.postMessage('ready');
parentPort?.once('message', () => {
  void run().then((statuses) => parentPort?.postMessage(statuses));
});
