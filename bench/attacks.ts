import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fixed, median } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments, type Store } from './support/store.ts';

/** How long other people's requests are measured, without and with each attack. */
const measuredMs = 8000;
const pauseMs = 10;

interface Attack {
  readonly name: string;
  /** Sends the requests of the attack; it ends when all are answered. */
  readonly run: () => Promise<readonly number[]>;
}

/** Resolves to the status of the response. */
function send(
  url: string,
  headers: OutgoingHttpHeaders,
  { body, agent }: { body?: Buffer; agent?: Agent } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body ? 'POST' : 'GET', headers, ...(agent && { agent }) });
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });
}

/** The times of a list in milliseconds, one request after the other, in ascending order. */
async function measure(url: string, { session }: Store): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const end = performance.now() + measuredMs; performance.now() < end; await wait(pauseMs)) {
    const started = performance.now();
    const status = await send(`${url}/api/gear/`, { cookie: session.header }, { agent });
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    times.push(performance.now() - started);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

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

/** One request a second for the measured time. */
async function everySecond(sendOne: () => Promise<number>): Promise<readonly number[]> {
  const answers: Promise<number>[] = [];
  for (let at = 0; at < measuredMs; at += 1000) {
    answers.push(sendOne());
    await wait(1000);
  }
  return Promise.all(answers);
}

function attacksOn(url: string, { session }: Store): readonly Attack[] {
  const json = { 'content-type': 'application/json', origin: url };
  const signedIn = { ...json, cookie: session.header, 'x-csrf-token': session.csrf };
  const login = Buffer.from(JSON.stringify(manyFields(115_000)));
  const wide = bulkOf(() => manyFields(1500));
  const bulks = Array.from({ length: 200 }, (_, run) =>
    bulkOf((index) => ({ name: `Thing ${run} ${index}`, category: 'other' })),
  );
  const bulk = (body: Buffer) => send(`${url}/api/gear/bulk`, signedIn, { body });
  return [
    {
      name: 'a sign-in with 115,000 fields, every second',
      run: () => everySecond(() => send(`${url}/api/auth/login`, json, { body: login })),
    },
    {
      name: '1,000 operations with 1,500 fields each, every second',
      run: () => everySecond(() => bulk(wide)),
    },
    {
      name: '200 bulk requests of 1,000 items at once',
      run: () => Promise.all(bulks.map(bulk)),
    },
  ];
}

async function main(): Promise<void> {
  printMachine();
  const store = await createStore(engineFromArguments(), { admin: true });
  try {
    const product = await startProduct(store.database);
    const { url } = product;
    await measure(url, store);
    for (const { name, run } of attacksOn(url, store)) {
      const quiet = await measure(url, store);
      const [times, statuses] = await Promise.all([measure(url, store), run()]);
      console.log(
        `${name}: quiet p50 ${fixed(median(quiet), 1)}, p99 ${fixed(p99(quiet), 1)} ms; ` +
          `attacked p50 ${fixed(median(times), 1)}, p99 ${fixed(p99(times), 1)} ms; ` +
          `answers ${[...new Set(statuses)].join(', ')}`,
      );
      printResult(name, `${fixed(p99(times) / p99(quiet), 1)}× the quiet p99`, '≤ 3×');
    }
    await product.stop();
  } finally {
    await store.remove();
  }
}

await main();
