import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

const cleric = {
  name: 'Ilvara Duskwhisper',
  class: 'cleric',
  species: 'dwarf',
  background: 'acolyte',
  level: 5,
  abilities: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 },
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an evening is played with one thumb, also while the network is off', async ({
    app,
    context,
    page,
    pageErrors,
    signInAsNew,
  }) => {
    const session = await signInAsNew({ ...people.tomas, email: 'tomas.with.a.phone@example.com' });
    const api = await apiOf(app, session);
    const created = await api.post('/api/characters/create', { data: cleric });
    const { characterId } = (await created.json()) as { characterId: string };
    await api.dispose();
    await page.goto(`/characters/${characterId}`);
    const rolls = page.getByRole('region', { name: 'Rolls' });
    const last = rolls.getByRole('status', { name: 'Last roll' });
    const parts = page.getByRole('navigation', { name: 'Parts of the sheet' });

    await test.step('an attack is one press, and its damage the next', async () => {
      await page.getByRole('button', { name: 'Roll Mace attack' }).tap();
      await expect(last).toContainText('Mace attack');
      // A natural 1 has no damage to roll.
      if (!(await last.innerText()).includes('natural 1')) {
        await rolls.getByRole('button', { name: /damage$/i }).tap();
        await expect(last).toContainText('Mace damage');
      }
    });

    await test.step('Advantage is for one roll', async () => {
      await rolls.getByRole('radio', { name: 'Advantage', exact: true }).check({ force: true });
      await parts.getByRole('button', { name: 'Skills' }).tap();
      await page.getByRole('button', { name: 'Roll Insight' }).tap();
      await expect(last).toContainText('Insight');
      await expect(last).toContainText('Advantage');
      await expect(rolls.getByRole('radio', { name: 'Normal' })).toBeChecked();
    });

    await test.step('a spell of the catalogue is added and cast with a slot', async () => {
      await parts.getByRole('button', { name: 'Spells' }).tap();
      await page.getByRole('button', { name: 'Add spell' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Add a spell' });
      await dialog.getByLabel('Name').fill('bless');
      await dialog.getByRole('button', { name: 'Add Bless', exact: true }).tap();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      const spells = page.getByRole('region', { name: 'Level 1 spells' });
      await expect(spells).toContainText('4 of 4 slots');
      await spells.getByRole('button', { name: 'Cast Bless', exact: true }).tap();
      await expect(spells).toContainText('3 of 4 slots');
      await expect(spells).toContainText('concentrating');
    });

    await test.step('without a network, presses, rolls and the inventory go on', async () => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await parts.getByRole('button', { name: 'Items' }).tap();
      await page.getByRole('button', { name: 'Worn: Shield' }).tap();
      await parts.getByRole('button', { name: 'Play' }).tap();
      const play = page.getByRole('region', { name: 'In play' });
      await play.getByLabel('Amount').fill('6');
      await play.getByRole('button', { name: 'Damage' }).tap();
      await page.getByRole('button', { name: 'Roll Initiative' }).tap();
      await expect(last).toContainText('Initiative');
      await expect(play.getByText(/changes wait on this device/)).toBeVisible();
      await rolls.getByRole('button', { name: 'Roll log' }).tap();
      const log = page.getByRole('dialog', { name: 'Roll log' });
      await expect(log.getByRole('listitem').first()).toContainText('Initiative');
      await log.getByRole('button', { name: 'Close' }).tap();
    });

    await test.step('another page of the app sends what waits', async () => {
      await context.setOffline(false);
      await page.goto('/characters');
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              Object.keys(localStorage).filter((key) => key.startsWith('questwright.play.')).length,
          ),
        )
        .toBe(0);
      await page.goto(`/characters/${characterId}`);
      await expect(page.getByText('Every press is saved.')).toBeVisible();
      await parts.getByRole('button', { name: 'Items' }).tap();
      await expect(page.getByRole('button', { name: 'Worn: Shield' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await rolls.getByRole('button', { name: 'Roll log' }).tap();
      const log = page.getByRole('dialog', { name: 'Roll log' });
      await expect(log.getByRole('listitem').first()).toContainText('Initiative');
      await expect(log.getByText('Mace attack')).toBeVisible();
    });
  });
});

test('the inventory is filled, a worn armor changes the numbers, and each press is undone', async ({
  app,
  page,
  signInAsNew,
}) => {
  const session = await signInAsNew({ ...people.ilse, email: 'ilse.who.shops@example.com' });
  const api = await apiOf(app, session);
  const created = await api.post('/api/characters/create', { data: cleric });
  const { characterId } = (await created.json()) as { characterId: string };
  await api.dispose();
  await page.goto(`/characters/${characterId}`);
  await openPart(page, 'Items');
  const inventory = page.getByRole('region', { name: 'Inventory' });
  const items = inventory.getByRole('list', { name: 'Items' });
  const play = page.getByRole('region', { name: 'In play' });
  await inventory.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an item' });
  await dialog.getByLabel('Name').fill('chain mail');
  await dialog
    .getByRole('button', { name: /^Add Chain Mail/ })
    .first()
    .click();
  await dialog.getByLabel('Name').fill('A key of black glass');
  await dialog.getByRole('button', { name: /without the catalogue$/ }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(items).toContainText('A key of black glass');
  await items.getByRole('button', { name: 'Worn: Chain Shirt' }).click();
  await items.getByRole('button', { name: 'Worn: Chain Mail' }).click();
  await play.getByText('Armor Class').click();
  await expect(play.getByText('Chain Mail 16 + Shield 2')).toBeVisible();
  await play.getByRole('button', { name: 'Undo taking Chain Mail' }).click();
  await expect(play.getByText('Chain Mail 16 + Shield 2')).toBeHidden();
  await expect(play.getByText('Every press is saved.')).toBeVisible();
  await page.reload();
  await openPart(page, 'Items');
  await expect(items).toContainText('A key of black glass');
  await expect(items.getByRole('button', { name: 'Worn: Chain Mail' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await test.step('notes and overrides are written, and the overridden number is marked', async () => {
    await openPart(page, 'More');
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await notes.getByRole('button', { name: 'Write notes' }).click();
    await notes.getByRole('textbox', { name: 'Notes for me' }).fill('Never trust the ferryman.');
    await notes.getByRole('button', { name: 'Save notes' }).click();
    await expect(notes.getByText('Never trust the ferryman.')).toBeVisible();
    const overrides = page.getByRole('region', { name: 'Overrides' });
    await overrides.getByRole('button', { name: 'Change overrides' }).click();
    await overrides.getByRole('button', { name: 'Add an override' }).click();
    await chooseOption(overrides.getByLabel('Number'), 'Speed');
    await overrides.getByLabel('Value').fill('40');
    await overrides.getByLabel('Reason').fill('Boots of the river');
    await overrides.getByRole('button', { name: 'Save overrides' }).click();
    await expect(overrides.getByText('Boots of the river')).toBeVisible();
    await expect(play.getByText('40 ft.')).toBeVisible();
  });
  await expectPresentable(page, 'character-sheet');
});
