import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '#contract/toolkit/matrix/judges/run-tool.ts';
import { startProxy, type SessionProxy } from '#contract/toolkit/matrix/judges/session-proxy.ts';
import {
  forSpecmatic,
  specmaticTest,
  specmaticVersion,
} from '#contract/toolkit/matrix/judges/specmatic.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { root } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, type Session } from './support/store.ts';

const rounds = Number(process.argv[2] ?? 3);
/** The longest run of each tool; `conform` has this default. */
const seconds = 120;

/** The same caller for both tools, because Specmatic knows no cookies. */
const rolesOfProxy = 'roles: { admin: {} }\nscopes: { admin: admin }\nskip: [authLogout]\n';

interface Sample {
  readonly requests: number;
  readonly seconds: number;
}

const rate = ({ requests, seconds: time }: Sample): number => requests / time;

/** Counts the requests of a program from its start to its end. */
async function sampleOf(proxy: SessionProxy, work: () => Promise<unknown>): Promise<Sample> {
  const [before, started] = [proxy.requests(), performance.now()];
  await work();
  return {
    requests: proxy.requests() - before,
    seconds: (performance.now() - started) / 1000,
  };
}

async function conform(url: string, folder: string): Promise<void> {
  const config = join(folder, 'contract.config.yaml');
  writeFileSync(config, rolesOfProxy);
  const { code, output } = await runTool(
    process.execPath,
    [
      join(root, 'contract/toolkit/main.ts'),
      'conform',
      `--url=${url}`,
      `--config=${config}`,
      `--contract=${join(root, 'openapi.yaml')}`,
      `--report=json=${join(folder, 'report.json')}`,
      '--report=terminal',
      '--fail-on=none',
    ],
    { seconds: seconds + 60 },
  );
  if (code !== 0) throw new Error(`conform has failed: ${output.slice(-500)}`);
  console.log(output.split('\n').findLast((line) => line.includes('requests.')) ?? '');
}

function headersOf(url: string, session: Session): Readonly<Record<string, string>> {
  return { Cookie: session.header, 'X-CSRF-Token': session.csrf, Origin: url };
}

async function main(): Promise<void> {
  printMachine();
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-'));
  const store = await createStore('sqlite', { admin: true });
  const product = await startProduct(store.database);
  const headers = headersOf(product.url, store.session);
  const proxy = await startProxy(product.url, () => headers);
  try {
    writeFileSync(
      join(folder, 'contract.yaml'),
      forSpecmatic(readFileSync(join(root, 'openapi.yaml'), 'utf8'), {}),
    );
    const samples: Record<'conform' | 'specmatic', Sample[]> = { conform: [], specmatic: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.conform.push(await sampleOf(proxy, () => conform(proxy.url, folder)));
      samples.specmatic.push(
        await sampleOf(proxy, () =>
          specmaticTest(folder, proxy.url, { seconds, combinations: null }),
        ),
      );
    }
    for (const [name, all] of Object.entries(samples)) {
      console.log(
        `${name}: ${spread(all.map(rate))} requests/s, ${all.map(({ requests }) => requests).join(', ')} requests`,
      );
    }
    const ratio = median(samples.conform.map(rate)) / median(samples.specmatic.map(rate));
    printResult(`conform against ${specmaticVersion}`, `${fixed(ratio)}×`, '≥ 5×');
    const longest = Math.max(...samples.conform.map((sample) => sample.seconds));
    printResult('conform with its usual limits', `${fixed(longest)} s`, '≤ 120 s');
  } finally {
    await proxy.stop();
    await product.stop();
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
