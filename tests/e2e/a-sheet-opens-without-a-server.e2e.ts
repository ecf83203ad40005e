import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

// The test stops its server.
test.use({ appName: 'a server that stops' });

const cleric = {
  name: 'Ilvara Duskwhisper',
  class: 'cleric',
  species: 'dwarf',
  background: 'acolyte',
  level: 5,
  abilities: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 },
};

test('a sheet opens while the server is stopped', async ({
  app,
  context,
  page,
  pageErrors,
  signInAsNew,
}) => {
  const session = await signInAsNew({
    ...people.ilse,
    email: 'ilse.without.a.server@example.com',
  });
  const api = await apiOf(app, session);
  const created = await api.post('/api/characters/create', { data: cleric });
  const { characterId } = (await created.json()) as { characterId: string };
  await api.dispose();
  await page.goto(`/characters/${characterId}`);
  await expect(page.getByRole('status', { name: 'Hit Points' })).toHaveText('38');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('questwright-sheets');
  pageErrors.expect(/ERR_CONNECTION_REFUSED|^console\.\w+: WebSocket/);
  pageErrors.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  await page.close();
  await app.stop();
  const cold = await context.newPage();
  await cold.goto(`/characters/${characterId}`);
  await expect(cold.getByRole('status', { name: 'Hit Points' })).toHaveText('38');
  await expect(cold.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();
  const play = cold.getByRole('region', { name: 'In play' });
  await play.getByLabel('Amount').fill('8');
  await play.getByLabel('Amount').press('Enter');
  await expect(play.getByText('1 change waits on this device for the network.')).toBeVisible();
  // The other parts of the sheet are on the device, too.
  await openPart(cold, 'Items');
  const inventory = cold.getByRole('region', { name: 'Inventory' });
  await expect(inventory.getByRole('button', { name: 'Worn: Shield' })).toBeVisible();
  await openPart(cold, 'More');
  await cold.getByRole('button', { name: 'Write notes' }).click();
  await expect(cold.getByRole('textbox', { name: 'Notes for me' })).toBeVisible();
});
