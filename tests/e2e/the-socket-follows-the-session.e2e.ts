import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';

test('the socket is open while a user is signed in @both', async ({ app, page, sessionOf }) => {
  await sessionOf('tomas');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(sockets).toEqual([]);

  const [socket, pong] = await Promise.all([
    page.waitForEvent('websocket'),
    page.waitForEvent('console', (message) => message.text().startsWith('pong: ')),
    fillLogin(page, people.tomas),
  ]);
  const { host, pathname } = new URL(socket.url());
  expect({ host, pathname }).toEqual({ host: new URL(app.apiUrl).host, pathname: '/ws/' });
  expect(pong.text().length).toBeGreaterThan('pong: '.length);

  const closed = socket.waitForEvent('close');
  await chooseItem(page.getByRole('button', { name: 'Open user menu' }), 'Logout');
  await closed;
  await expect(page).toHaveURL('/login?alert=logout');
  expect(sockets).toHaveLength(1);
});
