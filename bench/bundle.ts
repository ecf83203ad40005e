import { findBrowser, launchArguments } from '#tools/browser.ts';
import { chromium, type Browser } from '@playwright/test';
import { addCampaigns } from './support/campaigns.ts';
import { contentsOf, markers, markerFindings } from './support/markers.ts';
import { fixed, kilobytes } from './support/numbers.ts';
import { ensureBuilt, startProduct } from './support/product.ts';
import { printMachine, printResult } from './support/report.ts';
import { createStore, type Store } from './support/store.ts';
import { visit, type PageVisit } from './support/visit.ts';

interface Screen {
  readonly path: string;
  readonly signedIn: boolean;
  /** The main heading, which is visible when the page is complete. */
  readonly heading: RegExp;
  /** The maximum bytes of JavaScript: before the heading is visible, and in total when idle. */
  readonly target?: readonly [number, number];
  /** Parts that the page must not load. */
  readonly without: readonly (keyof typeof markers)[];
}

const screens: readonly Screen[] = [
  {
    path: '/',
    signedIn: false,
    heading: /./,
    target: [105_000, 105_000],
    without: ['AG Grid', 'socket client', 'zod', 'forms'],
  },
  {
    path: '/login',
    signedIn: false,
    heading: /sign in|welcome/i,
    target: [125_000, 125_000],
    without: ['AG Grid', 'socket client'],
  },
  {
    path: '/dashboard',
    signedIn: true,
    heading: /^Welcome, Mira/,
    target: [150_000, 175_000],
    without: ['AG Grid'],
  },
  { path: '/admin/gear', signedIn: true, heading: /gear/i, without: [] },
];

async function open(
  browser: Browser,
  url: string,
  screen: Screen,
  store: Store,
): Promise<PageVisit> {
  const context = await browser.newContext();
  try {
    if (screen.signedIn) {
      const { token, csrf } = store.session;
      await context.addCookies([
        { name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' },
        { name: 'csrfToken', value: csrf, url, sameSite: 'Lax' },
      ]);
    }
    return await visit(await context.newPage(), `${url}${screen.path}`, screen.heading);
  } finally {
    await context.close();
  }
}

function print({ path }: Screen, { files, paintedAt }: PageVisit): void {
  console.log(`\n${path}: complete ${fixed(paintedAt, 0)} ms after the start of the page`);
  for (const { name, kind, transferred, brotli, requestedAt } of files) {
    const when = requestedAt <= paintedAt ? 'before paint' : 'when idle';
    const size = `${kilobytes(transferred)} (brotli 11: ${kilobytes(brotli)})`;
    console.log(`  ${kind.padEnd(10)} ${size.padEnd(34)} ${when.padEnd(12)} ${name}`);
  }
}

const total = ({ files }: PageVisit, kind: string, until = Infinity): number =>
  files
    .filter((file) => file.kind === kind && file.requestedAt <= until)
    .reduce((sum, { transferred }) => sum + transferred, 0);

async function main(): Promise<void> {
  printMachine();
  ensureBuilt();
  const store = await createStore('sqlite', { admin: true });
  const product = await startProduct(store.database);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const built = contentsOf('dist/client');
    console.log(markerFindings(built).join('\n'));
    await addCampaigns(product.url, store);
    const visits = new Map<Screen, PageVisit>();
    for (const screen of screens) {
      visits.set(screen, await open(browser, product.url, screen, store));
    }
    for (const [screen, seen] of visits) {
      print(screen, seen);
      for (const part of screen.without) {
        const filesWithPart = seen.files.filter(({ text }) => text.includes(markers[part]));
        const where = filesWithPart.map(({ name }) => name).join(', ');
        console.log(`  ${part}: ${where === '' ? 'not on this page' : `FOUND in ${where}`}`);
      }
      const css = kilobytes(total(seen, 'stylesheet'));
      console.log(`  style sheets ${css}, fonts ${kilobytes(total(seen, 'font'))}`);
    }
    console.log('');
    for (const [{ path, target }, seen] of visits) {
      const sizes = [total(seen, 'script', seen.paintedAt), total(seen, 'script')] as const;
      const value = `${kilobytes(sizes[0])} before paint, ${kilobytes(sizes[1])} with idle`;
      const shares = target?.map((limit, index) => `${fixed((sizes[index] ?? 0) / limit)}×`);
      printResult(
        `JavaScript of ${path}, brotli`,
        shares ? `${value}, ${shares.join(' and ')} the target` : value,
        target?.map((limit) => `≤ ${kilobytes(limit)}`).join(', ') ??
          'AG Grid on admin routes only',
      );
    }
  } finally {
    await browser.close();
    await product.stop();
    await store.remove();
  }
}

await main();
