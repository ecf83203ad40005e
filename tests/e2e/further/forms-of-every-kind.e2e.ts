import type { Page } from '@playwright/test';
import { definitions } from '#src/features/catalogue/kinds/definitions.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { createItem, deleteItem, itemsOf } from '#tests/support/test-data.ts';
import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { sampleKinds } from '#tests/support/kinds.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectAccessible, screenshot } from '#tests/support/screens.ts';

const updatePath = (kind: string, sk: string) => `/admin/${kind}/update/${encodeURIComponent(sk)}`;
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface FormCase {
  name: string;
  sk: string;
  fill: (page: Page) => Promise<void>;
  expectCreated: (page: Page) => Promise<void>;
  change: (page: Page) => Promise<void>;
  expectChanged: (page: Page) => Promise<void>;
}

/** The fields that only one kind has. */
const formCases: Partial<Record<CatalogueKind, FormCase>> = {
  weapons: {
    name: 'Moonlit Crossbow of the Ninth Watch',
    sk: '2024#moonlit-crossbow-of-the-ninth-watch',
    fill: async (page) => {
      await chooseOption(page.getByLabel('Category'), 'Martial ranged');
      await page.getByLabel(/^Damage/).fill('d10 p');
      await group(page, 'Properties').getByLabel('Ammunition').check();
      await page.getByLabel(/^Range/).fill('range 100/400');
      await chooseOption(page.getByRole('combobox', { name: /^Ammunition/ }), 'Bolts (2024)');
      await page.getByLabel('Cost: amount').fill('1 pp 5 gp');
      await page.getByLabel(/^Weight/).fill('1½');
    },
    expectCreated: async (page) => {
      await expect(page.getByLabel(/^Damage/)).toHaveValue('1d10 piercing');
      await expect(page.getByLabel(/^Range/)).toHaveValue('100/400 ft.');
      await expect(page.getByLabel('Cost: amount')).toHaveValue('15');
      await expect(page.getByLabel('Cost: coin')).toHaveText('gp · gold');
      await expect(page.getByLabel(/^Weight/)).toHaveValue('1 1/2 lb.');
    },
    change: (page) => group(page, 'Properties').getByLabel('Loading').check(),
    expectChanged: (page) => expect(group(page, 'Properties').getByLabel('Loading')).toBeChecked(),
  },
  gear: {
    name: 'Night Pack',
    sk: '2024#night-pack',
    fill: async (page) => {
      await chooseOption(page.getByLabel('Category'), 'Equipment pack');
      const contents = group(page, 'Contents');
      await contents.getByRole('button', { name: 'Add content' }).click();
      await contents.getByRole('combobox', { name: 'Item' }).fill('torc');
      await page.getByRole('option', { name: 'Torch', exact: true }).click();
      await contents.getByLabel('Quantity').fill('10');
      await page.getByLabel(/^Capacity/).fill('30 lb / 1 cubic foot');
    },
    expectCreated: async (page) => {
      const contents = group(page, 'Contents');
      await expect(contents.getByRole('combobox', { name: 'Item' })).toHaveValue('Torch');
      await expect(contents.getByLabel('Quantity')).toHaveValue('10');
      await expect(page.getByLabel(/^Capacity/)).toHaveValue('30 lb.; 1 cu. ft.');
    },
    change: async (page) => {
      const contents = group(page, 'Contents');
      await contents.getByRole('button', { name: 'Add content' }).click();
      await contents.getByRole('combobox', { name: 'Item' }).nth(1).fill('rope');
      await page.keyboard.press('Escape');
    },
    expectChanged: (page) =>
      expect(group(page, 'Contents').getByRole('combobox', { name: 'Item' }).nth(1)).toHaveValue(
        'Rope',
      ),
  },
  tools: {
    name: 'Ferryman’s Tools',
    sk: '2024#ferrymans-tools',
    fill: async (page) => {
      await chooseOption(page.getByLabel('Ability'), 'Wisdom');
      await page.getByRole('button', { name: 'Add task' }).click();
      await page.getByRole('textbox', { name: 'Task' }).fill('Read a current');
      await page.getByLabel('DC').fill('13');
      await page.getByRole('button', { name: 'Add craft' }).click();
      await page.getByRole('textbox', { name: 'craft 1' }).fill('Rafts');
    },
    expectCreated: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Task' })).toHaveValue('Read a current');
      await expect(page.getByRole('textbox', { name: 'craft 1' })).toHaveValue('Rafts');
    },
    change: (page) => page.getByLabel('DC').fill('15'),
    expectChanged: (page) => expect(page.getByLabel('DC')).toHaveValue('15'),
  },
  armor: {
    name: 'Reed Mail',
    sk: '2024#reed-mail',
    fill: async (page) => {
      await chooseOption(page.getByLabel('Category'), 'Medium');
      await page.getByLabel('AC', { exact: true }).fill('13');
      await page.getByLabel('Adds Dex').check();
      await page.getByLabel(/^Max Dex/).fill('2');
    },
    expectCreated: async (page) => {
      await expect(page.getByLabel('Adds Dex')).toBeChecked();
      await expect(page.getByLabel(/^Max Dex/)).toHaveValue('2');
    },
    change: (page) => page.getByLabel('Stealth disadv.').check(),
    expectChanged: (page) => expect(page.getByLabel('Stealth disadv.')).toBeChecked(),
  },
  feats: {
    name: 'Lamplighter',
    sk: '2024#lamplighter',
    fill: async (page) => {
      await group(page, 'Prerequisites')
        .getByLabel(/^Level/)
        .fill('4');
      const benefits = group(page, 'Benefits');
      for (const [index, benefit] of ['Steady Flame', 'Long Shadow'].entries()) {
        await benefits.getByRole('button', { name: 'Add benefit' }).click();
        await benefits.getByLabel('Name').nth(index).fill(benefit);
      }
      await benefits.getByLabel('Name').nth(1).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await page.getByLabel('Raises ability scores').check();
    },
    expectCreated: async (page) => {
      const names = group(page, 'Benefits').getByLabel('Name');
      await expect(names.nth(0)).toHaveValue('Long Shadow');
      await expect(names.nth(1)).toHaveValue('Steady Flame');
      await expect(page.getByLabel('Up to')).toHaveValue('20');
    },
    change: (page) =>
      group(page, 'Benefits').getByRole('button', { name: 'Remove benefit 1' }).click(),
    expectChanged: (page) => expect(group(page, 'Benefits').getByLabel('Name')).toHaveCount(1),
  },
  spells: {
    name: 'Lantern Storm',
    sk: '2024#lantern-storm',
    fill: async (page) => {
      await chooseOption(page.getByLabel('Category'), 'Level 3');
      await chooseOption(page.getByLabel('School'), 'Evocation');
      await page.getByLabel(/^Casting time/).fill('Action or Ritual');
      await page.getByLabel(/^Range\b/).fill('150 feet');
      await page.getByLabel(/^Area/).fill('20-foot-radius sphere');
      await page.getByLabel(/^Components/).fill('V, S, M (a lantern worth 50+ GP, consumed)');
      await page.getByLabel(/^Duration/).fill('concentration up to 1 min');
      await group(page, 'Classes').getByLabel('Wizard').check();
      await page.getByLabel(/^Saving throw/).fill('Dexterity, half damage');
      await page.getByLabel(/^Damage/).fill('8d6 fire, 2d6 radiant later');
      await page.getByLabel(/^Higher levels/).fill('+1d6 per slot level');
    },
    expectCreated: async (page) => {
      const texts = {
        'Casting time': '1 action or ritual',
        Range: '150 ft.',
        Area: '20-ft. sphere',
        Components: 'V, S, M (a lantern; 50 gp, consumed)',
        Duration: 'Concentration, up to 1 minute',
        'Saving throw': 'Dex (half)',
        Damage: '8d6 fire; 2d6 radiant later',
        'Higher levels': '+1d6 per slot',
      };
      for (const [label, text] of Object.entries(texts)) {
        await expect(page.getByLabel(new RegExp(`^${label}\\b`))).toHaveValue(text);
      }
      await expect(group(page, 'Classes').getByLabel('Wizard')).toBeChecked();
    },
    change: (page) => group(page, 'Classes').getByLabel('Sorcerer').check(),
    expectChanged: (page) => expect(group(page, 'Classes').getByLabel('Sorcerer')).toBeChecked(),
  },
};

const itemsToCopy = sampleKinds.filter(({ kind }) => kind === 'weapons' || kind === 'spells');

// All kinds share the code that copies. These two have the most fields.
for (const { kind, skField, base } of itemsToCopy) {
  const { one, fields } = definitions[kind];
  test(`a ${one} is copied and changed in its form`, async ({ app, page, sessionOf, signInAs }) => {
    const api = await apiOf(app, await sessionOf('odo'));
    const find = async (name: string) => {
      const [item = {}] = await itemsOf(api, kind, { q: name });
      return { item, sk: String(item[skField]) };
    };
    await createItem(api, kind, { name: 'Lantern of the Drowned', ...base });
    const original = await find('Lantern of the Drowned');
    const name = 'Heirloom of the Last Ferryman';
    await signInAs('odo');
    await page.goto(`/admin/${kind}/create?copy=${encodeURIComponent(original.sk)}`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await save(page, `Create ${one}`);
    await expect(page.getByText(new RegExp(`${name} \\(.+\\) is in the catalogue`))).toBeVisible();
    const copy = await find(name);
    for (const { key } of fields.filter((field) => field.key !== 'name')) {
      expect(copy.item[key], key).toEqual(original.item[key]);
    }

    await page.goto(updatePath(kind, copy.sk));
    await page.getByLabel(/^Source/).fill('A chest in the attic');
    await save(page, `Save ${one}`);
    await expect(page).toHaveURL(`/admin/${kind}`);
    await page.goto(updatePath(kind, copy.sk));
    await expect(page.getByLabel(/^Source/)).toHaveValue('A chest in the attic');

    for (const { sk } of [original, copy]) await deleteItem(api, kind, sk);
    await api.dispose();
  });
}

for (const { kind } of sampleKinds) {
  const { one } = definitions[kind];
  const formCase = formCases[kind];
  if (formCase === undefined) continue;
  const { name, sk, ...steps } = formCase;
  test(`a ${one} is created and changed in its form`, async ({
    app,
    page,
    sessionOf,
    signInAs,
  }) => {
    await signInAs('odo');
    await page.goto(`/admin/${kind}/create`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await steps.fill(page);
    await save(page, `Create ${one}`);
    await expect(page.getByText(`${name} (2024) is in the catalogue.`)).toBeVisible();

    await page.goto(updatePath(kind, sk));
    await steps.expectCreated(page);
    await expectAccessible(page);
    await screenshot(page, `form-${kind}`);
    await steps.change(page);
    await save(page, `Save ${one}`);
    await expect(page).toHaveURL(`/admin/${kind}`);
    await page.goto(updatePath(kind, sk));
    await steps.expectChanged(page);

    const api = await apiOf(app, await sessionOf('odo'));
    await deleteItem(api, kind, sk);
    await api.dispose();
  });
}

test('deleting an item that others refer to is refused with links to those items', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto(updatePath('gear', '2024#needles'));
  await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete gear item');
  const question = page.getByRole('alertdialog', { name: 'Delete Needles (2024)?' });
  await question.getByRole('button', { name: 'Delete gear item' }).click();
  const users = question.getByRole('list', { name: 'Used by' });
  await expect(users.getByRole('link')).toHaveText(['Blowgun (2024)']);
  await expectAccessible(page);
  await screenshot(page, 'form-still-needed');
  await users.getByRole('link', { name: 'Blowgun' }).click();
  await expect(page.getByRole('heading', { name: 'Blowgun' })).toBeVisible();
});

test('a deleted item can be restored', async ({ app, page, sessionOf, signInAs }) => {
  const api = await apiOf(app, await sessionOf('odo'));
  await createItem(api, 'armor', { name: 'Glass Plate', category: 'heavy', acBase: 18 });
  await signInAs('odo');
  await page.goto(updatePath('armor', '2024#glass-plate'));
  await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete piece of armor');
  await page.getByRole('button', { name: 'Delete piece of armor' }).click();
  await expect(page.getByText('Glass Plate (2024) deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('Glass Plate (2024) is back.')).toBeVisible();
  await page.goto(updatePath('armor', '2024#glass-plate'));
  await expect(page.getByLabel('AC', { exact: true })).toHaveValue('18');

  await deleteItem(api, 'armor', '2024#glass-plate');
  await api.dispose();
});

test('several items are created one after the other with the keyboard', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/armor/create');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Bark Vest');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Medium');
  await page.getByRole('button', { name: 'Create and start another' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveText('Medium');
  await page.keyboard.type('Bark Coat');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bark Coat (2024) is in the catalogue.')).toBeVisible();
  await expect(page).toHaveURL('/admin/armor');

  const api = await apiOf(app, await sessionOf('odo'));
  for (const sk of ['2024#bark-vest', '2024#bark-coat']) await deleteItem(api, 'armor', sk);
  await api.dispose();
});

test('errors are counted, and a click on an error focuses its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto('/admin/weapons/create');
  await page.getByLabel(/^Damage/).fill('1d7 slashing');
  await page.getByLabel(/^Weight/).fill('4-Jan');
  await save(page, 'Create weapon');
  await expect(page.getByText('3 fields need another look')).toBeVisible();
  await page.getByRole('button', { name: /^Weight: .*looks like a date/ }).click();
  await expect(page.getByLabel(/^Weight/)).toBeFocused();
  await expectAccessible(page);
  await screenshot(page, 'form-mistakes');
});

test('unsaved changes of an item are kept when the page is reloaded', async ({
  page,
  signInAs,
}) => {
  await signInAs('odo');
  await page.goto(updatePath('weapons', '2024#club'));
  await page.getByLabel(/^Damage/).fill('1d6 blud');
  await page.getByLabel(/^Notes/).fill('Cut from one branch.');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(/^Your changes from \d\d:\d\d are back$/)).toBeVisible();
  await expect(page.getByLabel(/^Notes/)).toHaveValue('Cut from one branch.');
  await expectAccessible(page);
  await screenshot(page, 'form-restored');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel(/^Notes/)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Club' })).toBeVisible();
  await expect(page.getByLabel(/^Notes/)).toHaveValue('');
});
