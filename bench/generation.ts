import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Generation } from '#src/generated/model/index.ts';
import { type ApiCall, callsOf, newCampaign } from './support/api-calls.ts';
import './support/collect-in-one-thread.ts';
import { fixed, median, percentile, spread } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments } from './support/store.ts';

const covers = 5;
/** How many users start something at the same time: each of them five texts, and every second one a cover. */
const users = 10;
const reads = 200;
const rounds = 5;

async function ended(call: ApiCall, { generationId }: Generation): Promise<Generation> {
  const generation = await call<Generation>(`/api/generation/${generationId}`);
  return generation.endedAt === null ? ended(call, generation) : generation;
}

async function made(call: ApiCall, body: object): Promise<Generation> {
  const generation = await ended(call, await call('/api/generation/create', { body }));
  if (generation.status !== 'done') throw new Error(`It is ${generation.status}.`);
  return generation;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const readTimes = async (call: ApiCall): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < reads; count += 1) {
    times.push(await timed(() => call('/api/campaigns/')));
  }
  return times;
};

/**
 * The times while other programs use the processor with the priority of the painter: what this machine itself
 * adds, whatever the server does.
 */
async function besideSpinning(count: number, call: ApiCall): Promise<number> {
  const spinning = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return child;
  });
  try {
    return percentile(await readTimes(call), 0.95);
  } finally {
    for (const child of spinning) child.kill('SIGKILL');
  }
}

/** Starts all texts and covers at the same time; returns a function that waits for their ends. */
async function startAll(players: readonly ApiCall[]): Promise<() => Promise<void>> {
  const begun = await Promise.all(
    players.map(async (call, index) => {
      const id = (await newCampaign(call)).split('/').at(-1);
      const kinds = [
        'quest',
        'adventure',
        'person',
        'setting',
        index % 2 === 0 ? 'cover' : 'place',
      ];
      const started = await Promise.all(
        kinds.map((kind) =>
          call<Generation>('/api/generation/create', { body: { kind, campaignId: id } }),
        ),
      );
      return { call, started };
    }),
  );
  return async () => {
    for (const { call, started } of begun) for (const one of started) await ended(call, one);
  };
}

/** Prints how much longer a list takes while generations wait than when nothing waits, in turns. */
async function measureLists(call: ApiCall, players: readonly ApiCall[], engine: string) {
  const pairs: { readonly quiet: number; readonly busy: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = percentile(await readTimes(call), 0.95);
    const end = await startAll(players);
    pairs.push({ quiet, busy: percentile(await readTimes(call), 0.95) });
    await end();
  }
  const ratios = pairs.map(({ quiet, busy }) => busy / quiet);
  const times = `${fixed(median(pairs.map(({ quiet }) => quiet)), 1)} and ${fixed(median(pairs.map(({ busy }) => busy)), 1)} ms`;
  printResult(
    `list of campaigns while ${users * 5} generations wait, p95 against quiet, ${engine}`,
    `${spread(ratios, 2)}× (${times})`,
    '≤ 1.5×',
  );
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine, { players: users });
  const product = await startProduct(store.database);
  try {
    const call = callsOf(product.url, store.session);
    const campaign = await newCampaign(call);
    const campaignId = campaign.split('/').at(-1);
    await made(call, { kind: 'quest' });
    for (const kind of ['setting', 'adventure', 'quest', 'person', 'place']) {
      const times: number[] = [];
      for (let seed = 0; seed < 20; seed += 1) {
        times.push(await timed(() => made(call, { kind, seed, campaignId })));
      }
      const result = `median ${fixed(median(times), 0)} ms, p95 ${fixed(percentile(times, 0.95), 0)} ms`;
      printResult(`${kind}, from the request to the read draft, ${engine}`, result, '');
    }
    const painted: number[] = [];
    for (let seed = 0; seed < covers; seed += 1) {
      painted.push(await timed(() => made(call, { kind: 'cover', seed, campaignId })));
    }
    printResult('cover in both sizes', `median ${fixed(median(painted), 0)} ms`, '≤ 2,000 ms');

    const quiet = percentile(await readTimes(call), 0.95);
    for (const count of [1, 2]) {
      const beside = await besideSpinning(count, call);
      printResult(
        `list of campaigns beside ${count} spinning at low priority, p95 against quiet`,
        `${fixed(beside / quiet)}× (${fixed(beside, 1)} ms)`,
        '',
      );
    }
    const players = store.players.map((session) => callsOf(product.url, session));
    await measureLists(call, players, engine);
  } finally {
    await product.stop();
    await store.remove();
  }
}

await main();
