import type { Page } from '@playwright/test';
import { chooseItem } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

const cleric = {
  name: 'Ilvara Duskwhisper',
  class: 'cleric',
  species: 'dwarf',
  background: 'acolyte',
  level: 5,
  abilities: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 },
  spells: [
    {
      class: 'cleric',
      key: '2024#bless',
      catalogueVersion: null,
      name: 'Bless',
      prepared: true,
      facts: {
        level: 1,
        school: 'enchantment',
        castingTime: 'Action',
        range: '30 feet',
        components: 'V, S, M',
        duration: 'Concentration, up to 1 minute',
        concentration: true,
        ritual: false,
        attack: null,
        save: null,
        damage: '',
      },
    },
  ],
};

/** What the browser logs for requests and sockets without a network. */
const noNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|^console\.\w+: WebSocket/;

const database = 'questwright-sheets';

/** Waits until the page, its files and what it shows are on the device. */
async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() =>
      page.evaluate(
        async (name) => (await indexedDB.databases()).some((one) => one.name === name),
        database,
      ),
    )
    .toBe(true);
}

const parts = (page: Page) => {
  const play = page.getByRole('region', { name: 'In play' });
  return {
    play,
    hitPoints: play.getByRole('status', { name: 'Hit Points' }),
    offline: page.getByRole('status').filter({ hasText: /^Offline/ }),
  };
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a sheet opens without a network, presses are sent later, and a sign-out leaves nothing', async ({
    app,
    context,
    page,
    pageErrors,
    signInAsNew,
  }) => {
    const session = await signInAsNew({ ...people.tomas, email: 'tomas.underground@example.com' });
    const api = await apiOf(app, session);
    const created = await api.post('/api/characters/create', { data: cleric });
    const { characterId } = (await created.json()) as { characterId: string };
    const address = `/characters/${characterId}`;
    const lost = async () => {
      const { state } = (await (await api.get(`/api${address}/play`)).json()) as {
        state: { lostHitPoints: number };
      };
      return state.lostHitPoints;
    };
    await page.goto(address);
    await parts(page).play.getByLabel('Amount').fill('3');
    await parts(page).play.getByRole('button', { name: 'Damage' }).tap();
    await expect(parts(page).hitPoints).toHaveText('35');
    await keptOnDevice(page);
    await expect.poll(lost).toBe(3);
    // The state after the press is kept, too, and the texts of what is on the sheet.
    await expect
      .poll(() =>
        page.evaluate(
          (name) =>
            new Promise<unknown>((resolve) => {
              const opening = indexedDB.open(name);
              opening.addEventListener('success', () => {
                const all = opening.result.transaction('sheets').objectStore('sheets').getAll();
                all.addEventListener('success', () => {
                  opening.result.close();
                  const [sheet] = all.result as {
                    play: { state: { lostHitPoints: number } };
                    rows: { queryKey: string[] }[];
                  }[];
                  const kinds = sheet?.rows.map(({ queryKey }) => queryKey[1]);
                  const hasTexts = ['spells', 'feats'].every((kind) => kinds?.includes(kind));
                  resolve(hasTexts && sheet?.play.state.lostHitPoints);
                });
              });
            }),
          database,
        ),
      )
      .toBe(3);

    pageErrors.expect(noNetwork);
    await context.setOffline(true);
    await page.close();
    const cold = await context.newPage();
    await test.step('the sheet shows its numbers and that it is offline', async () => {
      await cold.goto(address);
      await expect(cold.getByRole('heading', { level: 1, name: cleric.name })).toBeVisible();
      await expect(parts(cold).hitPoints).toHaveText('35');
      await expect(parts(cold).offline).toContainText('The sheet is as this device has read it');
      await expectPresentable(cold, 'character-sheet-offline');
    });
    await test.step('an opened spell, feature and feat have their texts', async () => {
      await openPart(cold, 'Spells');
      await cold.getByRole('button', { name: /^Bless/ }).tap();
      await expect(cold.getByText(/Death Saving Throws included/)).toBeVisible();
      await openPart(cold, 'More');
      await cold.getByRole('button', { name: /^Channel Divinity/ }).tap();
      await expect(cold.getByText('Turn Undead', { exact: true })).toBeVisible();
      await expect(cold.getByText(/aim your Holy Symbol/)).toBeVisible();
      await cold.getByRole('button', { name: /^Magic Initiate/ }).tap();
      await expect(cold.getByText(/learn two cantrips from it/)).toBeVisible();
      await openPart(cold, 'Play');
    });
    await test.step('presses wait, also over another start, and can be undone', async () => {
      const { play, hitPoints } = parts(cold);
      await play.getByLabel('Amount').fill('7');
      await play.getByRole('button', { name: 'Damage' }).tap();
      await play.getByLabel('Amount').fill('5');
      await play.getByRole('button', { name: 'Damage' }).tap();
      await expect(hitPoints).toHaveText('23');
      await cold.reload();
      await expect(hitPoints).toHaveText('23');
      await cold
        .getByRole('region', { name: 'Rolls' })
        .getByRole('button', { name: 'Undo 5 damage' })
        .tap();
      await expect(hitPoints).toHaveText('28');
      await expect(play.getByText('3 changes wait on this device for the network.')).toBeVisible();
    });
    await test.step('the network is back, and everything is sent', async () => {
      await context.setOffline(false);
      const { play, hitPoints, offline } = parts(cold);
      await expect(play.getByText('Every press is saved.')).toBeVisible();
      await expect(offline).toBeHidden();
      await expect(hitPoints).toHaveText('28');
      expect(await lost()).toBe(10);
    });
    await test.step('after a sign-out nothing is left', async () => {
      await chooseItem(cold.getByRole('button', { name: 'Open user menu' }), 'Logout');
      await expect(cold).toHaveURL('/login?alert=logout');
      await expect
        .poll(() =>
          cold.evaluate(
            async ([name, id]) => [
              ...(await indexedDB.databases()).filter((one) => one.name === name),
              ...Object.keys(localStorage).filter((key) => key.includes(id)),
            ],
            [database, characterId] as const,
          ),
        )
        .toEqual([]);
      await context.setOffline(true);
      await cold.goto(address);
      await expect(
        cold.getByRole('heading', { name: 'An unexpected error occurred!' }),
      ).toBeVisible();
      await expect(cold.getByText(cleric.name)).toBeHidden();
      await context.setOffline(false);
    });
    await api.dispose();
  });
});
