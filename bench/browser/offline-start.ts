import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { people } from '#tests/support/named-people.ts';
import { median } from '#bench/support/numbers.ts';
import { printMachine, printResult } from '#bench/support/report.ts';
import { findBrowser, launchArguments } from '#tools/browser.ts';
import { longestTaskSince, watchTasks } from './support/tasks.ts';

const rounds = 15;
/** Milliseconds before the second reload. In this time the database is stored. */
const beforeLateReload = 2000;
const root = join(import.meta.dirname, '../..');
/** The folder of another checkout with its packages. Each round measures its build as well. */
const [otherCheckout] = process.argv.slice(2);

declare global {
  /** The `performance.now()` of the page at the first response of the API. */
  var firstAnswer: number | undefined;
  /** The `performance.now()` of the page when its form is in the document. */
  var formShown: number | undefined;
}

interface Subject {
  readonly name: string;
  readonly server: PreviewServer;
  readonly url: string;
}

async function subjectFrom(name: string, checkout: string, folder: string): Promise<Subject> {
  const outDir = join(folder, name);
  const vite = join(checkout, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', 'development', '--outDir', outDir, '--emptyOutDir'],
    { cwd: checkout, env: { ...process.env, NODE_ENV: 'development', VITE_MOCKS: '1' } },
  );
  if (built.status !== 0) throw new Error(`${checkout} cannot be built: ${String(built.stderr)}`);
  const worker = join(outDir, 'mockServiceWorker.js');
  // The builds of older checkouts do not contain the service worker.
  if (!existsSync(worker)) {
    copyFileSync(join(checkout, 'node_modules/msw/lib/mockServiceWorker.js'), worker);
  }
  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { name, server, url: server.resolvedUrls?.local[0] ?? '' };
}

const watchStart = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('form')) return;
      globalThis.formShown = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
    const original = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await original(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/api/')) globalThis.firstAnswer ??= performance.now();
      return response;
    };
  });

async function timeOf(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const handle = await page.waitForFunction(() => globalThis.firstAnswer);
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function formShownIn(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => globalThis.formShown);
  return (await handle.jsonValue()) ?? Number.NaN;
}

async function measure(browser: Browser, { url }: Subject) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchStart(page);
  const first = await timeOf(page, `${url}login`);
  await page.getByLabel('E-mail').waitFor();
  const reloadAtOnce = await timeOf(page, `${url}login`);
  // Nothing tells the page when the database is stored.
  await page.waitForTimeout(beforeLateReload);
  const lateReload = await timeOf(page, `${url}login`);
  const lateReloadForm = await formShownIn(page);
  const second = await context.newPage();
  await watchStart(second);
  const secondTab = await timeOf(second, `${url}login`);
  await context.close();
  return { first, reloadAtOnce, lateReload, lateReloadForm, secondTab };
}

const credentials = { email: people.odo.email, password: people.odo.password };

/**
 * Runs in the page: creates an item and waits until the data in IndexedDB has changed. Returns when
 * the request began, and the milliseconds from its response to the change.
 */
async function writeAndWait(signIn: object): Promise<{ since: number; savedAfter: number }> {
  const resultOf = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
  const connection = await resultOf(indexedDB.open('questwright-offline'));
  const stored = async (): Promise<string> => {
    const states = connection.transaction('states').objectStore('states');
    const state: unknown = await resultOf(states.get('current'));
    return state instanceof Object && 'checksums' in state ? String(state.checksums) : '';
  };
  const changed = async (from: string): Promise<string> => {
    for (;;) {
      const now = await stored();
      if (now !== from) return now;
    }
  };
  const post = (path: string, body: object) => {
    const token = /csrfToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
    return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const quiet = async () => {
    // After a second without a save, the rows of the scenario and the session are stored.
    for (let last = '', same = 0; same < 10;) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const now = await stored();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  };
  await post('/api/auth/login', signIn);
  await quiet();
  const before = await stored();
  const item = { category: 'holy-symbol', edition: '2024', source: 'Homebrew' };
  const since = performance.now();
  const cost = { amount: 1, unit: 'gp' };
  const response = await post('/api/gear/create', { name: 'Censer', ...item, cost });
  if (response.status !== 201) throw new Error(await response.text());
  const answered = performance.now();
  await changed(before);
  return { since, savedAfter: performance.now() - answered };
}

async function measureLarge(browser: Browser, { url }: Subject) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchTasks(page);
  await watchStart(page);
  const ready = await timeOf(page, `${url}login?scenario=large-catalogue`);
  const { since, savedAfter } = await page.evaluate(writeAndWait, credentials);
  const longest = await longestTaskSince(page, since);
  await context.close();
  return { ready, savedAfter, longest };
}

function report(what: string, values: readonly number[]): void {
  const sorted = values.toSorted((one, other) => one - other);
  console.log(`${what}: min ${sorted[0]?.toFixed(0)}, p50 ${median(sorted).toFixed(0)} ms`);
}

printMachine();
const folder = mkdtempSync(join(tmpdir(), 'questwright-offline-'));
const subjects = [
  ...(otherCheckout === undefined ? [] : [await subjectFrom('before', otherCheckout, folder)]),
  await subjectFrom('now', root, folder),
];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: launchArguments,
});
const starts = subjects.map((subject) => ({
  subject,
  runs: new Array<Awaited<ReturnType<typeof measure>>>(),
}));
// Each round measures all builds, so that other load on the machine affects all of them.
for (let round = 0; round < rounds; round += 1) {
  for (const { subject, runs } of starts) runs.push(await measure(browser, subject));
}
for (const { subject, runs } of starts) {
  for (const kind of [
    'first',
    'reloadAtOnce',
    'lateReload',
    'lateReloadForm',
    'secondTab',
  ] as const) {
    report(
      `${subject.name}, ${kind}`,
      runs.map((run) => run[kind]),
    );
  }
}
const now = subjects.at(-1);
if (now !== undefined) {
  const runs: Awaited<ReturnType<typeof measureLarge>>[] = [];
  for (let round = 0; round < 3; round += 1) runs.push(await measureLarge(browser, now));
  const middle = (kind: keyof (typeof runs)[number]) =>
    `${median(runs.map((run) => run[kind])).toFixed(0)} ms`;
  printResult('100,000 rows ready', middle('ready'), '≤ 2 s');
  printResult('a write there stored after its response', middle('savedAfter'), '≤ 400 ms');
  printResult('longest task of the page meanwhile', middle('longest'), '≤ 100 ms');
}
await browser.close();
for (const { server } of subjects) await server.close();
rmSync(folder, { recursive: true, force: true });
