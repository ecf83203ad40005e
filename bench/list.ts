import { gear } from '#backend/catalogue/kinds/gear.ts';
import { listItems } from '#backend/catalogue/list.ts';
import { findSession } from '#backend/auth/sessions.ts';
import { Outages } from '#backend/outages.ts';
import { silentLog } from '#server/log.ts';
import { load } from './support/load.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { processorTime } from './support/processes.ts';
import { startProduct, type Running } from './support/product.ts';
import { recordSql } from './support/recorded-sql.ts';
import { printMachine, printResult } from './support/report.ts';
import { startBare } from './support/start-bare.ts';
import { createStore, engineFromArguments, type Store } from './support/store.ts';

const connections = 16;
const rounds = 7;
const seconds = 2;
const pageSize = 25;
/** With this argument the product compresses its responses; the bare route never does. */
const acceptEncoding = process.argv.includes('--compressed') ? 'br' : undefined;
/** The requests per second that Directus has published for such a page on a similar machine. */
const directus = 260;

interface Sample {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds of processor time for one request, over all threads of the server. */
  readonly processor: number;
}

async function startBareOf(store: Store): Promise<Running> {
  const { engine, session } = store;
  const now = Date.now();
  const outages = new Outages(silentLog, Date.now);
  const statements = [
    ...(await recordSql(engine, (db) => findSession({ db, outages }, session.token, now, true))),
    ...(await recordSql(engine, (db) => listItems(db, gear, { pageSize }))),
  ];
  return startBare(store, statements);
}

/** Checks that both servers return a full page; otherwise their speeds would not be comparable. */
async function checkAnswers(cookie: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const response = await fetch(`${url}/api/gear/`, { headers: { cookie } });
    const text = await response.text();
    // Both servers return their rows in `items`.
    const { items } = JSON.parse(text) as { items: readonly unknown[] };
    console.log(`${url}: ${response.status}, ${items.length} items, ${text.length} characters`);
    if (!response.ok || items.length < pageSize) throw new Error(`Not a page: ${text}`);
  }
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const store = await createStore(engine);
  const running: Running[] = [];
  try {
    const product = await startProduct(store.database);
    running.push(product);
    const bare = await startBareOf(store);
    running.push(bare);
    const cookie = store.session.header;
    await checkAnswers(cookie, [product.url, bare.url]);

    const measure = async (program: Running): Promise<Sample> => {
      const pid = program.child.pid ?? 0;
      const before = processorTime(pid);
      const url = `${program.url}/api/gear/`;
      const { rate } = await load({ url, cookie, acceptEncoding, connections, seconds });
      return { rate, processor: (processorTime(pid) - before) / (rate * seconds) };
    };
    // Until their code is compiled, both servers get faster, and the one with more code for longer.
    for (let round = 0; round < 3; round += 1) {
      await measure(product);
      await measure(bare);
    }
    const samples: Record<'product' | 'bare', Sample[]> = { product: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that neither has an advantage when the machine gets slower.
      const [first, second] =
        round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
      const programs = { product, bare };
      samples[first].push(await measure(programs[first]));
      samples[second].push(await measure(programs[second]));
    }
    const coding = acceptEncoding ?? 'not compressed';
    console.log(
      `${engine}, ${coding}, ${connections} connections, ${rounds} rounds of ${seconds} s each`,
    );
    for (const name of ['product', 'bare'] as const) {
      const rates = samples[name].map(({ rate }) => rate);
      const times = samples[name].map(({ processor }) => processor);
      console.log(`${name}: ${spread(rates)} requests/s, ${spread(times, 3)} ms of processor each`);
    }
    const ratios = samples.product.map(
      ({ rate }, round) => rate / (samples.bare[round]?.rate ?? 0),
    );
    const costs = samples.product.map(
      ({ processor }, round) => (samples.bare[round]?.processor ?? 0) / processor,
    );
    console.log(`ratios of requests/s: ${spread(ratios, 2)}`);
    // Unlike the requests per second, processor time hardly depends on other load.
    console.log(`ratios of processor time: ${spread(costs, 2)}`);
    printResult(
      `list of 25 against a bare route, ${engine}`,
      `${fixed(median(ratios))}×`,
      '≥ 0.9×',
    );
    const rate = median(samples.product.map((sample) => sample.rate));
    printResult(
      `list of 25, ${connections} at once, against the published ${directus} requests/s of Directus, ${engine}`,
      `${fixed(rate, 0)} requests/s, ${fixed(rate / directus, 1)}×`,
      '≥ 10×',
    );
  } finally {
    for (const program of running) await program.stop();
    await store.remove();
  }
}

await main();
