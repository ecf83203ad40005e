import { load } from './support/load.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { processorTime } from './support/processes.ts';
import { startProduct, type Running } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore } from './support/store.ts';

const processes = 3;
const connectionsOfProcess = 6;
const rounds = 5;
const seconds = 4;

interface Sample {
  /** Requests per second of all processes together. */
  readonly rate: number;
  /** Milliseconds of processor time of the servers for one request, without PostgreSQL. */
  readonly processor: number;
}

async function measure(servers: readonly Running[], cookie: string): Promise<Sample> {
  const used = (): number =>
    servers.reduce((sum, { child }) => sum + processorTime(child.pid ?? 0), 0);
  const before = used();
  const connections = connectionsOfProcess;
  const results = await Promise.all(
    servers.map(({ url }) => load({ url: `${url}/api/gear/`, cookie, connections, seconds })),
  );
  const rate = results.reduce((sum, result) => sum + result.rate, 0);
  return { rate, processor: (used() - before) / (rate * seconds) };
}

async function main(): Promise<void> {
  printMachine();
  const store = await createStore('postgres');
  const servers: Running[] = [];
  try {
    for (let count = 0; count < processes; count += 1) {
      servers.push(await startProduct(store.database));
    }
    const cookie = store.session.header;
    const [first] = servers;
    if (!first) throw new Error('There is a server.');
    await measure(servers, cookie);
    const samples: Record<'one' | 'all', Sample[]> = { one: [], all: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.one.push(await measure([first], cookie));
      samples.all.push(await measure(servers, cookie));
    }
    for (const [name, measured] of Object.entries(samples)) {
      const rates = measured.map(({ rate }) => rate);
      const times = measured.map(({ processor }) => processor);
      console.log(`${name}: ${spread(rates)} requests/s, ${spread(times, 3)} ms of processor each`);
    }
    const of = (key: keyof Sample) =>
      samples.all.map((all, round) => all[key] / (samples.one[round]?.[key] ?? 0));
    console.log(`requests/s of ${processes} processes against one: ${spread(of('rate'), 2)}×`);
    // With several processes, a request costs more processor time. Even with a core for each process, they could
    // therefore not serve `processes` times as many requests, but only `processes / cost` times as many.
    const cost = median(of('processor'));
    printResult(
      `${processes} processes against one, by processor time`,
      `${fixed(processes / cost)}× (a request costs ${fixed(cost)}×)`,
      '≥ 2.2×',
    );
  } finally {
    for (const server of servers) await server.stop();
    await store.remove();
  }
}

await main();
