import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AttackOrder } from './support/attacker.ts';
import { fixed, median } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { send } from './support/send.ts';
import { createStore, engineFromArguments, type Store } from './support/store.ts';

/** How long other people's requests are measured, without and with each attack. */
const measuredMs = 8000;
const pauseMs = 10;

const attacks: readonly AttackOrder['attack'][] = [
  'a sign-in with 115,000 fields, every second',
  '1,000 operations with 1,500 fields each, every second',
  '200 bulk requests of 1,000 items at once',
];

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

/**
 * Prepares an attack in a thread of its own, because writing its bodies would delay the requests that
 * are measured. The returned function starts it, and resolves to the statuses of the answers.
 */
async function prepare(order: AttackOrder): Promise<() => Promise<readonly number[]>> {
  const thread = new Worker(new URL('support/attacker.ts', import.meta.url), { workerData: order });
  await once(thread, 'message');
  return async () => {
    thread.postMessage('start');
    // The thread sends nothing else.
    const [statuses] = (await once(thread, 'message')) as [readonly number[]];
    await thread.terminate();
    return statuses;
  };
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

async function main(): Promise<void> {
  printMachine();
  const store = await createStore(engineFromArguments(), { admin: true });
  try {
    const product = await startProduct(store.database);
    const { url } = product;
    await measure(url, store);
    const order = { url, session: store.session, milliseconds: measuredMs };
    for (const name of attacks) {
      const run = await prepare({ ...order, attack: name });
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
