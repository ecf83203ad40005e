import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '#tests/support/child.ts';
import { expect, fillLogin, test as base } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

const root = join(import.meta.dirname, '../..');
const loginPage = join(root, 'src/features/auth/login-page.tsx');
/** A page with a loader. */
const campaignPage = join(root, 'src/features/campaigns/campaign-page.tsx');

interface Development {
  readonly url: string;
  /** Changes the page module for the development server; the file itself stays the same. */
  change(file: string, from: string, to: string): void;
}

const test = base.extend<object, { development: Development }>({
  // One server for all tests, because it transforms each module only once.
  development: [
    // Playwright requires a destructured first parameter.
    // oxlint-disable-next-line eslint/no-empty-pattern -- see above
    async ({}, use) => {
      const changed = new Map<string, string>();
      process.env['VITE_MOCKS'] = '1';
      const server = await createServer({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'error',
        // Another development server of the tests uses the usual folder.
        cacheDir: join(root, '.cache/vite-changed-page'),
        plugins: [{ name: 'changed-page', enforce: 'pre', load: (id) => changed.get(id) ?? null }],
      });
      const port = await freePort();
      await server.listen(port);
      await use({
        url: `http://127.0.0.1:${port}`,
        change(file, from, to) {
          const source = readFileSync(file, 'utf8');
          const text = source.replace(from, to);
          expect(text).not.toBe(source);
          changed.set(file, text);
          server.watcher.emit('change', file);
        },
      });
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

// The development server transforms each module at its first request, so the first page is slow.
test.slow();

test('a changed component of a page is replaced without a reload', async ({
  page,
  development,
}) => {
  await page.goto('/login', { timeout: 60_000 });
  const email = page.getByLabel('E-mail');
  await email.fill('mira@example.com');
  development.change(loginPage, 'title="Sign in"', 'title="Come in"');
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible();
  await expect(email).toHaveValue('mira@example.com');
});

test('a changed component of a page with a loader is replaced without a reload', async ({
  page,
  development,
}) => {
  await page.goto('/login', { timeout: 60_000 });
  await fillLogin(page, people.mira);
  const recent = page.getByRole('list', { name: 'Recently opened campaigns' });
  await recent.getByRole('link').first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete campaign' }).click();
  const question = page.getByRole('alertdialog').getByRole('textbox');
  await question.fill('Not yet');
  development.change(campaignPage, 'You run this campaign', 'You lead this campaign');
  await expect(page.getByText('You lead this campaign')).toBeVisible();
  await expect(question).toHaveValue('Not yet');
});

test('a changed handle of a page reloads the page, because the router keeps the old handle', async ({
  page,
  development,
}) => {
  await page.goto('/login', { timeout: 60_000 });
  await page.getByLabel('E-mail').fill('mira@example.com');
  await expect(page).toHaveTitle(/^Sign in/);
  development.change(loginPage, "handle = { title: 'Sign in' }", "handle = { title: 'Come in' }");
  await expect(page).toHaveTitle(/^Come in/);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
});
