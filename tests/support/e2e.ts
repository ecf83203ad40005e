import { test as base, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { type AppKind, runApp, type RunningApp } from './running-app.ts';
import { PageErrors } from './page-errors.ts';
import { people } from './named-people.ts';
import { startStandIn, type StandIn } from './stand-in-provider.ts';
import { newAccount, signInByApi, type Account, type PersonId, type Session } from './people.ts';

export { expect } from './expect.ts';

/** The key that the provider of models accepts. */
export const providerKey = 'key-of-the-lantern-keeper';

export interface AppOptions {
  appKind: AppKind;
  /** Tests with different values run in different workers, so they never share an app. */
  appName: string;
  /** Whether the server may reach a provider of models on this machine. */
  hasProvider: boolean;
}

interface WorkerFixtures extends AppOptions {
  /** A provider of models, for tests with `hasProvider`. */
  provider: StandIn | null;
  /** One running app for all tests of a worker. */
  app: RunningApp;
  /** The session of a person, which is created at the first call. */
  sessionOf: (person: PersonId) => Promise<Session>;
}

interface TestFixtures {
  pageErrors: PageErrors;
  /** Sets the cookies of a person's session, which other tests of the worker also use. */
  signInAs: (person: PersonId) => Promise<void>;
  /** Creates an account only for this test, and gives its session to the browser. */
  signInAsNew: (account: Account) => Promise<Session>;
  /** Signs in with the login form, for a test that ends its session. */
  signInByForm: (person: PersonId) => Promise<void>;
  /** A page in a browser of its own, in which another person is signed in. */
  openAs: (person: PersonId) => Promise<OpenedPage>;
}

interface OpenedPage {
  page: Page;
  pageErrors: PageErrors;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  appKind: ['server', { scope: 'worker', option: true }],
  appName: ['shared', { scope: 'worker', option: true }],

  hasProvider: [false, { scope: 'worker', option: true }],

  provider: [
    async ({ hasProvider }, use) => {
      const provider = hasProvider ? await startStandIn({ key: providerKey }) : null;
      await use(provider);
      await provider?.stop();
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ appKind, provider }, use) => {
      const app = await runApp[appKind](provider ? { MODEL_PRIVATE_HOSTS: provider.host } : {});
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  sessionOf: [
    async ({ app }, use) => {
      const sessions = new Map<PersonId, Promise<Session>>();
      await use((person) => {
        const session = sessions.get(person) ?? signInByApi(app, person);
        sessions.set(person, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ app }, use) => use(app.appUrl),

  pageErrors: async ({ context }, use) => {
    const pageErrors = new PageErrors();
    context.on('page', (page) => pageErrors.watch(page));
    await use(pageErrors);
  },

  // Requests `pageErrors` before `page`, so that errors while the page opens are collected too.
  page: async ({ pageErrors, page }, use) => {
    await use(page);
    expect(pageErrors.list(), 'unexpected errors of the page').toEqual([]);
  },

  signInAs: async ({ context, sessionOf }, use) => {
    await use(async (person) => {
      const { cookies } = await sessionOf(person);
      await context.addCookies(cookies);
    });
  },

  signInAsNew: async ({ app, context }, use) => {
    await use(async (account) => {
      const session = await newAccount(app, account);
      await context.addCookies(session.cookies);
      return session;
    });
  },

  openAs: async ({ baseURL, browser, sessionOf }, use) => {
    const opened: OpenedPage[] = [];
    await use(async (person) => {
      const context = await browser.newContext({
        storageState: await sessionOf(person),
        ...(baseURL && { baseURL }),
      });
      const pageErrors = new PageErrors();
      context.on('page', (page) => pageErrors.watch(page));
      const result = { page: await context.newPage(), pageErrors };
      opened.push(result);
      return result;
    });
    for (const { page, pageErrors } of opened) {
      expect(pageErrors.list(), 'unexpected errors of the page of another person').toEqual([]);
      await page.context().close();
    }
  },

  signInByForm: async ({ page, sessionOf }, use) => {
    await use(async (person) => {
      // The first call creates the account.
      await sessionOf(person);
      const { email, password } = people[person];
      await page.goto('/login');
      await fillLogin(page, { email, password });
      await page.waitForURL('**/dashboard');
    });
  },
});

/** Fills in and submits the login form. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
