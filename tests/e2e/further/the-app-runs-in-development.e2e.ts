import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort, startProgram } from '#tests/support/child.ts';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test as base } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

const root = join(import.meta.dirname, '../../..');
const loginPage = join(root, 'src/features/auth/login-page.tsx');
/** A page with a loader. */
const campaignPage = join(root, 'src/features/campaigns/campaign-page.tsx');

interface Development {
  readonly url: string;
  /** Changes the page module for the development server; the file itself stays the same. */
  change(file: string, from: string, to: string): void;
}

const test = base.extend<object, { development: Development }>({
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

// The development server transforms each module at its first request, so the first page is slow. The steps
// share a page, because a new one would load more than a thousand modules again.
test.slow();

test('in development a person signs in without a server, and changed modules are replaced', async ({
  page,
  development,
}) => {
  await page.goto('/login', { timeout: 60_000 });
  const email = page.getByLabel('E-mail');

  await test.step('a changed component of a page is replaced without a reload', async () => {
    await email.fill('mira@example.com');
    development.change(loginPage, 'title="Sign in"', 'title="Come in"');
    await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible();
    await expect(email).toHaveValue('mira@example.com');
  });

  await test.step('a changed handle of a page reloads the page, because the router keeps the old handle', async () => {
    await expect(page).toHaveTitle(/^Sign in/);
    development.change(loginPage, "handle = { title: 'Sign in' }", "handle = { title: 'Come in' }");
    await expect(page).toHaveTitle(/^Come in/);
    await expect(email).toHaveValue('');
  });

  await test.step('a changed component of a page with a loader is replaced without a reload', async () => {
    await fillLogin(page, people.mira);
    const welcome = page.getByRole('heading', { name: 'Welcome, Mira' });
    // The modules of the dashboard are transformed at this first request.
    await expect(welcome).toBeVisible({ timeout: 60_000 });
    const recent = page.getByRole('list', { name: 'Recently opened campaigns' });
    await recent.getByRole('link').first().click();
    await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete campaign');
    const question = page.getByRole('alertdialog').getByRole('textbox');
    await question.fill('Not yet');
    development.change(campaignPage, 'You run this campaign', 'You lead this campaign');
    await expect(page.getByText('You lead this campaign')).toBeVisible();
    await expect(question).toHaveValue('Not yet');
  });
});

// The pages themselves are those of the server above: both have the same configuration.
base('the program for development serves the app with the mocks in it', async () => {
  const port = await freePort();
  const program = startProgram('tools/develop.ts', { PORT: String(port) });
  await program.printed(new RegExp(`:${port}\\b`));
  const textOf = async (path: string): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.status).toBe(200);
    return response.text();
  };
  expect(await textOf('/login')).toContain('src="/src/main.tsx');
  expect(await textOf('/src/main.tsx')).toMatch(/"VITE_MOCKS":\s*"1"/);
  await program.stop();
});
