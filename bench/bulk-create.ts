import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { auditRow } from '#backend/catalogue/audit.ts';
import type { CatalogueItem } from '#backend/catalogue/definition.ts';
import { gear } from '#backend/catalogue/kinds/gear.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import type { StoredRecord } from '#backend/catalogue/record.ts';
import { referenceRows } from '#backend/catalogue/save.ts';
import { openBareInserts, type Batch } from './support/bare-inserts.ts';
import { gearRows } from './support/gear-rows.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { processorTime } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments, type Store } from './support/store.ts';

const items = 10_000;
const rounds = 5;
/** The seconds that Directus has published for the same number of rows on a similar machine. */
const directus = 13;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const chunkSize = process.argv.includes('--chunks=1000') ? 1000 : 500;

/** The requests of one round, as bodies and as the rows that they create. */
function prepare(round: number) {
  const rows = gearRows(round * items, (round + 1) * items);
  const now = Date.now();
  const author = { random: createRandom(systemRandom), actorId: 'odo', requestId: 'bench', now };
  const bodies: string[] = [];
  const transactions: Batch[][] = [];
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize);
    const operations = chunk.map(({ data }) => {
      // rowOf wrote this JSON from an item of the contract.
      const { gearSk: _key, ...item } = JSON.parse(data) as Record<string, unknown>;
      return { action: 'create', item };
    });
    bodies.push(JSON.stringify({ operations, onConflict: 'reject', dryRun: false }));
    const records = chunk.map(({ sk, data }): StoredRecord => {
      // rowOf wrote this JSON from an item of the contract.
      const item = JSON.parse(data) as CatalogueItem;
      const times = { createdAt: now, createdBy: null, updatedAt: now, updatedBy: null };
      return { sk, item, version: 1, ...times, archived: false };
    });
    const audit = records.map((after) =>
      auditRow(gear, { sk: after.sk, before: undefined, after, version: 1 }, author),
    );
    const links = records.flatMap((record) => referenceRows({ definition: gear }, record));
    transactions.push([
      { table: 'catalogue_item', rows: chunk },
      { table: 'catalogue_link', rows: links },
      { table: 'audit', rows: audit },
    ]);
  }
  return { bodies, transactions };
}

function send(url: string, { session }: Store, key: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, {
      method: 'POST',
      agent,
      headers: {
        cookie: session.header,
        'x-csrf-token': session.csrf,
        'content-type': 'application/json',
        'idempotency-key': key,
        origin: new URL(url).origin,
      },
    });
    clientRequest.on('error', reject).on('response', (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer}`));
      }, reject);
    });
    clientRequest.end(body);
  });
}

async function seconds(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine, { admin: true });
  // With SQLite the bare inserts use a second database, because only one process can open a store.
  const bare = await openBareInserts(store.bareDatabase);
  const product = await startProduct(store.database);
  const times: Record<'product' | 'bare' | 'processor', number[]> = {
    product: [],
    bare: [],
    processor: [],
  };
  try {
    const url = `${product.url}/api/gear/bulk`;
    const pid = product.child.pid ?? 0;
    // The first round only warms up both processes, and its times are not used.
    for (let round = 0; round <= rounds; round += 1) {
      const { bodies, transactions } = prepare(2 * round);
      const bareTransactions =
        engine === 'sqlite' ? transactions : prepare(2 * round + 1).transactions;
      const before = processorTime(pid);
      let created = 0;
      const answers: string[] = [];
      const productSeconds = await seconds(async () => {
        for (const [chunk, body] of bodies.entries()) {
          answers.push(await send(url, store, `bench-${round}-${chunk}`, body));
        }
      });
      for (const answer of answers) {
        // The response has the shape of a bulk response in the contract.
        created += (JSON.parse(answer) as { counts: { created: number } }).counts.created;
      }
      if (created !== items) throw new Error(`Only ${created} items were created.`);
      const bareSeconds = await seconds(() => bare.write(bareTransactions));
      if (round === 0) continue;
      times.product.push(productSeconds);
      times.processor.push((processorTime(pid) - before) / 1000);
      times.bare.push(bareSeconds);
    }
    console.log(
      `${engine}, ${items} items with audit rows over HTTP, ${chunkSize} a request, one after the other`,
    );
    console.log(`product: ${spread(times.product, 2)} s`);
    console.log(`processor time of the product: ${spread(times.processor, 2)} s`);
    console.log(`the same rows, bare: ${spread(times.bare, 2)} s`);
    const ratios = times.product.map((time, round) => time / (times.bare[round] ?? 0));
    console.log(`ratios: ${spread(ratios, 2)}`);
    const medianSeconds = median(times.product);
    console.log(
      `published Directus: ${directus} s, ${fixed(directus / medianSeconds, 1)}× as long`,
    );
    printResult(
      `${items} items created over HTTP, ${engine}`,
      `${fixed(medianSeconds)} s, ${fixed(median(ratios))}× the bare inserts`,
      '≤ 5 s including the browser',
    );
  } finally {
    agent.destroy();
    await bare.close();
    await product.stop();
    await store.remove();
  }
}

await main();
