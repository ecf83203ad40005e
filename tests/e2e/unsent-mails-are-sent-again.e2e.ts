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

/** A mail server that refuses the mails to one address for good. The returned function stops it. */
async function startMailServer(port: number, refused: string): Promise<() => void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 Ready\r\n');
    let isContent = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isContent && line !== '.') return;
      isContent = line === 'DATA';
      const isRefused = line.startsWith('RCPT') && line.includes(refused);
      const answer = isRefused ? '550 No such mailbox' : '250 OK';
      socket.write(`${isContent ? '354 Go on' : answer}\r\n`);
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

  const stop = await startMailServer(mailPort, emailOf('Sedge'));

  await test.step('a mail that is refused has failed, and one that is sent leaves the list', async () => {
    await choose('Sedge', 'Send again now');
    await expect(root.getByRole('gridcell', { name: 'Failed', exact: true })).toBeVisible();
    for (const name of ['Wren', 'Thorn']) {
      await choose(name, 'Send again now');
      await expect(cellOf(name)).toBeHidden();
    }
  });

  await test.step('the last row keeps its button when it moves up', async () => {
    await expect(actions).toHaveCount(1);
    await choose('Sedge', 'Drop');
    await page.getByRole('button', { name: 'Drop the mail' }).click();
    await expect(page.getByText('All mails are sent')).toBeVisible();
  });
  stop();
  // The server ends before the page.
  await page.goto('about:blank');
});
