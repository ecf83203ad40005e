import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/child.ts';
import { expect, test as base } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf, signInByApi } from '#tests/support/people.ts';
import { runApp, type RunningApp } from '#tests/support/running-app.ts';

interface Fixtures {
  mailPort: number;
  /** A server whose mail server does not listen. */
  appWithoutMail: RunningApp;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  mailPort: async ({}, use) => use(await freePort()),
  appWithoutMail: async ({ mailPort }, use) => {
    const app = await runApp.server({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
    await use(app);
    await app.stop();
  },
});

/** A mail server that accepts all mails. The returned function stops it. */
async function startMailServer(port: number): Promise<() => void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 Ready\r\n');
    let isContent = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isContent && line !== '.') return;
      isContent = line === 'DATA';
      socket.write(isContent ? '354 Go on\r\n' : '250 OK\r\n');
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
}

const newcomers = ['Sedge', 'Thorn', 'Wren'] as const;
const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

test('an administrator sends waiting mails again, and the page shows what becomes of them', async ({
  appWithoutMail: app,
  context,
  mailPort,
  page,
}) => {
  const session = await signInByApi(app, 'odo');
  const api = await apiOf(app, session);
  for (const name of newcomers) {
    const data = { name, email: emailOf(name), password: people.ilse.password };
    expect((await api.post('/api/auth/register', { data })).ok()).toBe(true);
  }
  await api.dispose();
  await context.addCookies(session.cookies);
  await page.goto(`${app.appUrl}/admin/mails`);
  const { root } = new Grid(page, 'Mails');
  const actions = root.getByRole('button', { name: /^Actions for/ });
  const cellOf = (name: string) => root.getByRole('gridcell', { name: emailOf(name), exact: true });
  const choose = async (name: string, action: string) => {
    await root.getByRole('button', { name: new RegExp(`to ${emailOf(name)}$`) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await expect(actions).toHaveCount(3);

  await test.step('rows that move up keep their buttons', async () => {
    await choose('Wren', 'Drop');
    await page.getByRole('button', { name: 'Drop the mail' }).click();
    await expect(cellOf('Wren')).toBeHidden();
    await expect(actions).toHaveCount(2);
  });

  await test.step('a mail that is sent leaves the list by itself', async () => {
    const stop = await startMailServer(mailPort);
    await choose('Thorn', 'Send again now');
    await expect(cellOf('Thorn')).toBeHidden();
    await expect(actions).toHaveCount(1);
    await choose('Sedge', 'Send again now');
    await expect(page.getByText('All mails are sent')).toBeVisible();
    stop();
  });
  // The server ends before the page.
  await page.goto('about:blank');
});
