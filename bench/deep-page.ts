import { Agent, get } from 'node:http';
import { fixed, median, spread } from './support/numbers.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, engineFromArguments } from './support/store.ts';

const rows = 200_000;
const depth = 100_000;
const pageSize = 25;
const largestPage = 1000;
const rounds = 10;
const requestsPerRound = 60;
/** The sort order, such as `--sort=cost`. With `cost`, thousands of rows have equal values. */
const sort = process.argv.find((argument) => argument.startsWith('--sort='))?.slice(7) ?? 'name';

interface Page {
  readonly items: readonly { readonly name: string }[];
  readonly nextCursor: string | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const fetchText = (url: string, cookie: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
      });
    }).on('error', reject);
  });

async function page(url: string, cookie: string): Promise<Page> {
  // The response has the shape of a list in the contract.
  return JSON.parse(await fetchText(url, cookie)) as Page;
}

/** Reads pages of the maximum size until `depth` rows are read, and returns the next cursor. */
async function cursorAt(list: string, cookie: string): Promise<string> {
  let cursor = '';
  for (let passed = 0; passed < depth; passed += largestPage) {
    const cursorParameter = cursor === '' ? '' : `&nextCursor=${encodeURIComponent(cursor)}`;
    const { nextCursor } = await page(
      `${list}?sort=${sort}&pageSize=${largestPage}${cursorParameter}`,
      cookie,
    );
    if (nextCursor === null) throw new Error(`The list ends before ${depth} rows.`);
    cursor = nextCursor;
  }
  return cursor;
}

async function timed(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  await fetchText(url, cookie);
  return performance.now() - start;
}

async function main(): Promise<void> {
  printMachine();
  const engine = engineFromArguments();
  const filling = performance.now();
  const store = await createStore(engine, { moreGear: rows });
  console.log(`${rows} rows written in ${fixed((performance.now() - filling) / 1000, 1)} s`);
  try {
    const product = await startProduct(store.database);
    try {
      const cookie = store.session.header;
      const list = `${product.url}/api/gear/`;
      const cursor = await cursorAt(list, cookie);
      const first = `${list}?sort=${sort}&pageSize=${pageSize}`;
      const deep = `${first}&nextCursor=${encodeURIComponent(cursor)}`;
      for (const [name, url] of Object.entries({ first, deep })) {
        const text = await fetchText(url, cookie);
        // The response has the shape of a list in the contract.
        const { items } = JSON.parse(text) as Page;
        console.log(`${name} page: ${text.length} characters, from "${items[0]?.name}"`);
      }
      const warmUp = 300;
      for (let count = 0; count < warmUp; count += 1) await timed(count % 2 ? deep : first, cookie);
      const pairs: { first: number; deep: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const times: Record<'first' | 'deep', number[]> = { first: [], deep: [] };
        for (let count = 0; count < requestsPerRound; count += 1) {
          times.first.push(await timed(first, cookie));
          times.deep.push(await timed(deep, cookie));
        }
        pairs.push({ first: median(times.first), deep: median(times.deep) });
      }
      const ratios = pairs.map((pair) => pair.deep / pair.first);
      console.log(`${engine}, one request at a time, medians of ${requestsPerRound} per round, ms`);
      console.log(
        `first page: ${spread(
          pairs.map((pair) => pair.first),
          2,
        )}`,
      );
      console.log(
        `${depth} rows deep: ${spread(
          pairs.map((pair) => pair.deep),
          2,
        )}`,
      );
      console.log(`ratios: ${spread(ratios, 2)}`);
      printResult(
        `page ${depth} rows deep against the first, by ${sort}, ${engine}`,
        `${fixed(median(ratios))}×`,
        '≤ 1.2×',
      );
    } finally {
      agent.destroy();
      await product.stop();
    }
  } finally {
    await store.remove();
  }
}

await main();
