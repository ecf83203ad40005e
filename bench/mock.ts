import { execFileSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMocks } from '#mocks/create-mocks.ts';
import { openNodeEngine } from '#mocks/engines/node-engine.ts';
import { fixturesDatabaseImage, readSeed } from '#mocks/engines/node-database-image.ts';
import { readSize } from '#mocks/hosts/read-size.ts';
import { callFrom } from '#mocks/hosts/fetch-call.ts';
import { people } from '#mocks/fixtures/people.ts';
import { freePort } from '#tests/support/child.ts';
import { isFresh } from '#tools/build/freshness.ts';
import { mocksBundle } from '#tools/build/outputs.ts';
import { load } from './support/load.ts';
import { fixed, median, spread } from './support/numbers.ts';
import { firstAnswer, processorTime, root, start, startScript } from './support/processes.ts';
import type { Running } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';

const rounds = 7;
const seconds = 2;
const connections = 10;
const page = '/api/gear/?pageSize=25';

/** The reference: a plain node:http server that always sends the same response. */
const bareHost = `
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
const body = readFileSync(process.argv[2]);
createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
}).listen(process.env.PORT, '127.0.0.1');
`;

async function ready(program: Running): Promise<Running & { readonly readyAfter: number }> {
  return { ...program, readyAfter: await firstAnswer(program, `${program.url}/__mock/state`) };
}

async function startMock() {
  const port = await freePort();
  const program = startScript('tools/mock.mjs', [], { PORT: String(port) });
  return ready({ ...program, url: `http://127.0.0.1:${port}` });
}

async function startBare(folder: string, body: string) {
  const [script, file] = [join(folder, 'host.mjs'), join(folder, 'body.json')];
  writeFileSync(script, bareHost);
  writeFileSync(file, body);
  const port = await freePort();
  const program = start(process.execPath, [script, file], { env: { PORT: String(port) } });
  return ready({ ...program, url: `http://127.0.0.1:${port}` });
}

async function signIn(url: string): Promise<string> {
  const { email, password } = people.odo;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The milliseconds of each run. */
async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const before = performance.now();
    await work();
    all.push(performance.now() - before);
  }
  return all;
}

async function measureInProcess(): Promise<void> {
  const mocks = createMocks({
    open: openNodeEngine,
    databaseImage: await fixturesDatabaseImage(),
    readSeed,
    readSize,
    publicUrl: 'http://localhost',
  });
  const self = () => {
    const request = new Request('http://localhost/api/auth/self');
    return mocks.answer(callFrom(request, { requestId: 'bench', cookies: undefined }));
  };
  await self();
  const resets = await times(200, async () => {
    mocks.reset();
    await self();
  });
  const large = await times(3, async () => {
    await mocks.useScenario('default');
    await mocks.useScenario('large-catalogue');
  });
  console.log(`100,000 rows: ${spread(large)} ms`);
  printResult('reset and a first answer', `${fixed(median(resets))} ms`, '≤ 1 ms');
  printResult('scenario large-catalogue', `${fixed(median(large) / 1000)} s`, '≤ 2 s');
  await mocks.close();
}

async function main(): Promise<void> {
  printMachine();
  const folder = mkdtempSync(join(tmpdir(), 'questwright-bench-'));
  const running: Running[] = [];
  try {
    // Otherwise the first start runs from the sources, and makes the bundle for the next ones.
    if (!isFresh(root, mocksBundle)) {
      execFileSync(process.execPath, [join(root, 'tools/build-mocks.ts')]);
    }
    const mock = await startMock();
    running.push(mock);
    const cookie = await signIn(mock.url);
    const body = await (await fetch(mock.url + page, { headers: { cookie } })).text();
    const bare = await startBare(folder, body);
    running.push(bare);

    const starts = { mock: [mock.readyAfter], bare: [bare.readyAfter] };
    for (let round = 1; round < rounds; round += 1) {
      const anotherMock = await startMock();
      starts.mock.push(anotherMock.readyAfter);
      await anotherMock.stop();
      const anotherBare = await startBare(folder, body);
      starts.bare.push(anotherBare.readyAfter);
      await anotherBare.stop();
    }

    const measure = async ({ url, child }: Running) => {
      const before = processorTime(child.pid ?? 0);
      const { rate } = await load({ url: url + page, cookie, connections, seconds });
      return { rate, processor: (processorTime(child.pid ?? 0) - before) / (rate * seconds) };
    };
    await measure(mock);
    const rates: Record<'mock' | 'bare', number[]> = { mock: [], bare: [] };
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const sample = await measure(mock);
      rates.mock.push(sample.rate);
      costs.push(sample.processor);
      rates.bare.push((await measure(bare)).rate);
    }
    console.log(`starts: mock ${spread(starts.mock)} ms, bare ${spread(starts.bare)} ms`);
    console.log(`mock: ${spread(rates.mock)} requests/s, ${spread(costs, 3)} ms of processor each`);
    console.log(`bare: ${spread(rates.bare)} requests/s`);
    const startTime = median(starts.mock);
    const ratio = median(rates.mock) / median(rates.bare);
    printResult(
      'start of the mocks to the first answer',
      `${fixed(startTime / 1000)} s, ${fixed(startTime / median(starts.bare), 1)}× a bare host`,
      '≤ 0.6 s',
    );
    printResult(
      'lists of 25, every answer checked',
      `${fixed(median(rates.mock), 0)} requests/s, ${fixed(ratio)}× a bare host`,
      '≥ 2,500',
    );
  } finally {
    for (const program of running) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  await measureInProcess();
}

await main();
