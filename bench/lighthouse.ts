import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, launchArguments } from '#tools/browser.ts';
import { addCampaigns } from './support/campaigns.ts';
import { fixed, median } from './support/numbers.ts';
import { ensureBuilt, startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, type Store } from './support/store.ts';

const version = '13.5.0';
/** Lighthouse is installed outside of the project, because only this benchmark needs it. */
const packages = join(process.env['LIGHTHOUSE_DIR'] ?? tmpdir(), `lighthouse-${version}`);

const methods = ['simulate', 'devtools'] as const;
type Method = (typeof methods)[number];

interface Screen {
  readonly path: string;
  /** The path to open, if `path` contains a parameter. */
  readonly address?: string;
  readonly signedIn: boolean;
  /** The minimum scores. */
  readonly targets: Readonly<Record<Method, number>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: unknown;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, Audit>>;
}

type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: unknown,
) => Promise<{ readonly lhr: Report }>;

interface Browser {
  newPage(): Promise<unknown>;
  setCookie(...cookies: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

interface Puppeteer {
  readonly default: { launch(options: object): Promise<Browser> };
}

function install(): void {
  if (existsSync(join(packages, 'node_modules/lighthouse'))) return;
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`];
  const { status } = spawnSync('npm', args, { cwd: packages, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

const load = (name: string): Promise<unknown> => {
  const { resolve } = createRequire(join(packages, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
};

function cookiesOf({ session }: Store, url: string): object[] {
  return [
    { name: 'session', value: session.token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'csrfToken', value: session.csrf, url, sameSite: 'Lax' },
  ];
}

interface Run {
  readonly score: number;
  readonly milliseconds: Readonly<Record<'FCP' | 'LCP' | 'TBT' | 'SI', number>>;
  readonly shift: number;
}

function runOf({ categories, audits }: Report): Run {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score * 100,
    milliseconds: {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      SI: value('speed-index'),
    },
    shift: value('cumulative-layout-shift'),
  };
}

function describe({ score, milliseconds, shift }: Run): string {
  const times = Object.entries(milliseconds).map(([name, value]) => `${name} ${fixed(value, 0)}`);
  return `  ${fixed(score, 0)}: ${times.join(', ')} ms, layout shift ${fixed(shift, 3)}`;
}

/** The paths of the screens to measure. Without any, all screens are measured. */
const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const runs = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5);

const guest = { signedIn: false, targets: { simulate: 98, devtools: 98 } } as const;
const user = { signedIn: true, targets: { simulate: 95, devtools: 90 } } as const;

async function screensOf(url: string, { session }: Store): Promise<Screen[]> {
  const response = await fetch(`${url}/api/campaigns/`, { headers: { cookie: session.header } });
  const body: unknown = await response.json();
  const campaign = /"campaignId":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  return [
    { path: '/', signedIn: false, targets: { simulate: 100, devtools: 100 } },
    { path: '/login', ...guest },
    { path: '/register', ...guest },
    { path: '/dashboard', ...user },
    { path: '/campaigns/:campaignId', address: `/campaigns/${campaign}`, ...user },
  ];
}

async function main(): Promise<void> {
  printMachine();
  install();
  // The packages have these exports. They are not dependencies, so the compiler cannot check this.
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
  const { default: puppeteer } = (await load('puppeteer-core')) as Puppeteer;
  ensureBuilt();
  const store = await createStore('sqlite', { admin: true });
  const product = await startProduct(store.database);
  const executablePath = await findBrowser();

  async function measure(screen: Screen, throttlingMethod: Method): Promise<Run> {
    const userDataDir = mkdtempSync(join(tmpdir(), 'questwright-lighthouse-'));
    const browser = await puppeteer.launch({ executablePath, userDataDir, args: launchArguments });
    try {
      if (screen.signedIn) await browser.setCookie(...cookiesOf(store, product.url));
      const page = await browser.newPage();
      const flags = {
        throttlingMethod,
        logLevel: 'error',
        disableStorageReset: true,
        onlyCategories: ['performance'],
      };
      const { lhr } = await lighthouse(
        product.url + (screen.address ?? screen.path),
        flags,
        undefined,
        page,
      );
      return runOf(lhr);
    } finally {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    }
  }

  try {
    await addCampaigns(product.url, store);
    const screens = await screensOf(product.url, store);
    for (const screen of screens.filter(
      ({ path }) => chosen.length === 0 || chosen.includes(path),
    )) {
      for (const method of methods) {
        const results: Run[] = [];
        for (let attempt = 0; results.length < runs; attempt += 1) {
          if (attempt === 2 * runs) throw new Error('Lighthouse cannot measure this page.');
          const run = await measure(screen, method);
          // Lighthouse sometimes finds no start of the navigation in its trace.
          if (!Number.isNaN(run.milliseconds.FCP)) results.push(run);
        }
        console.log(results.map(describe).join('\n'));
        const score = fixed(median(results.map((result) => result.score)), 0);
        printResult(`${screen.path}, ${method}`, score, `≥ ${screen.targets[method]}`);
      }
    }
  } finally {
    await product.stop();
    await store.remove();
  }
}

await main();
