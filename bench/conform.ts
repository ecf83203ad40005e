import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '#contract/toolkit/matrix/judges/run-tool.ts';
import {
  shelfSessions,
  startProxy,
  type SessionProxy,
} from '#contract/toolkit/matrix/judges/session-proxy.ts';
import {
  forSpecmatic,
  specmaticTest,
  specmaticVersion,
} from '#contract/toolkit/matrix/judges/specmatic.ts';
import { startShelf } from '#contract/toolkit/matrix/start-shelf.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { root } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore } from './support/store.ts';

const rounds = Number(process.argv[2] ?? 3);

/** How many combinations of values Specmatic tries. With all of them, it makes more than 10,000 requests. */
const combinations = 20;

const matrix = join(root, 'contract/toolkit/matrix');

interface Sample {
  readonly requests: number;
  readonly seconds: number;
}

const rate = ({ requests, seconds }: Sample): number => requests / seconds;

/** Counts the requests of a program from its start to its end. */
async function sampleOf(proxy: SessionProxy, work: () => Promise<unknown>): Promise<Sample> {
  const [before, started] = [proxy.requests(), performance.now()];
  await work();
  return {
    requests: proxy.requests() - before,
    seconds: (performance.now() - started) / 1000,
  };
}

async function conform(url: string, contract: string, config: string): Promise<void> {
  const args = [
    join(root, 'contract/toolkit/main.ts'),
    'conform',
    `--url=${url}`,
    `--config=${config}`,
    `--contract=${contract}`,
    '--max-findings=100000',
    '--fail-on=none',
  ];
  const { code, output } = await runTool(process.execPath, args, { seconds: 300 });
  if (code !== 0) throw new Error(`conform has failed: ${output.slice(-500)}`);
  console.log(output.split('\n').findLast((line) => line.includes('requests. Used')) ?? '');
}

/** Both tools on the small backend of the kill matrix, for which Specmatic needs a contract of its own. */
async function compareWithSpecmatic(folder: string): Promise<void> {
  const shelf = await startShelf(null);
  const contract = join(matrix, 'shelf.yaml');
  const text = forSpecmatic(readFileSync(contract, 'utf8'), { bookId: 'b1' });
  writeFileSync(join(folder, 'contract.yaml'), text);
  const plain = await startProxy(shelf.url);
  const signedIn = await startProxy(shelf.url, await shelfSessions(shelf.url));
  const samples: Record<'conform' | 'specmatic', Sample[]> = { conform: [], specmatic: [] };
  for (let round = 0; round < rounds; round += 1) {
    samples.conform.push(
      await sampleOf(plain, () => conform(plain.url, contract, join(matrix, 'shelf.config.yaml'))),
    );
    const options = { seconds: 400, combinations };
    samples.specmatic.push(
      await sampleOf(signedIn, () => specmaticTest(folder, signedIn.url, options)),
    );
  }
  if (signedIn.requests() === 0) throw new Error('Specmatic has sent no request.');
  await plain.stop();
  await signedIn.stop();
  await shelf.stop();
  for (const [name, all] of Object.entries(samples)) {
    const counts = all.map(({ requests }) => requests).join(', ');
    console.log(`${name}: ${spread(all.map(rate))} requests/s, ${counts} requests`);
  }
  const ratio = median(samples.conform.map(rate)) / median(samples.specmatic.map(rate));
  printResult(`conform against ${specmaticVersion}`, `${fixed(ratio)}×`, '≥ 5×');
}

/** `conform` with its usual limits on the server of the product. */
async function measureProduct(folder: string): Promise<void> {
  const store = await createStore('sqlite', { admin: true });
  const product = await startProduct(store.database);
  const { header, csrf } = store.session;
  const headers = { Cookie: header, 'X-CSRF-Token': csrf, Origin: product.url };
  const proxy = await startProxy(product.url, () => headers);
  try {
    const config = join(folder, 'contract.config.yaml');
    writeFileSync(config, 'roles: { admin: {} }\nscopes: { admin: admin }\nskip: [authLogout]\n');
    const contract = join(root, 'openapi.yaml');
    const sample = await sampleOf(proxy, () => conform(proxy.url, contract, config));
    printResult('requests/s to the server of the product', fixed(rate(sample), 0), 'none');
    printResult('conform with its usual limits', `${fixed(sample.seconds)} s`, '≤ 120 s');
  } finally {
    await proxy.stop();
    await product.stop();
    await store.remove();
  }
}

printMachine();
const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-'));
try {
  await compareWithSpecmatic(folder);
  await measureProduct(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
