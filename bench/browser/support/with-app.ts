import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser, launchArguments } from '#tools/browser.ts';
import { ensureBuilt, startProduct } from '#bench/support/product.ts';
import { printMachine } from '#bench/support/report.ts';
import { createStore, type Store } from '#bench/support/store.ts';
import { watchTasks } from './tasks.ts';
import { watchUserActions } from './when-painted.ts';

/** The size of the window on a small laptop. */
const viewport = { width: 1440, height: 900 };

export interface RunningApp {
  readonly url: string;
  readonly store: Store;
  /** Opens a page of the product in its own browser context, with an administrator signed in. */
  open(path: string): Promise<Page>;
  /** Opens an empty page, which shows the cost of the browser itself. */
  openEmpty(): Promise<Page>;
}

/** Runs a benchmark with the built app, its own server and database, and a browser. */
export async function withApp(
  {
    environment,
    ...options
  }: { readonly moreGear?: number; readonly environment?: NodeJS.ProcessEnv },
  run: (product: RunningApp) => Promise<void>,
): Promise<void> {
  printMachine();
  ensureBuilt();
  const store = await createStore('sqlite', { ...options, admin: true });
  const product = await startProduct(store.database, environment);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  const { url } = product;
  const newPage = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    return page;
  };
  try {
    await run({
      url,
      store,
      async open(path) {
        const context = await browser.newContext({ viewport, acceptDownloads: true });
        const { token, csrf } = store.session;
        await context.addCookies([
          { name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' },
          { name: 'csrfToken', value: csrf, url, sameSite: 'Lax' },
        ]);
        const page = await newPage(context);
        await watchTasks(page);
        await watchUserActions(page);
        await page.goto(url + path);
        return page;
      },
      openEmpty: async () => newPage(await browser.newContext({ viewport })),
    });
  } finally {
    await browser.close();
    await product.stop();
    await store.remove();
  }
}
