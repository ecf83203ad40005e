import type { Locator, Page } from '@playwright/test';
import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Entries of the campaign' }).getByRole('heading');

async function startEntry(page: Page, type: string) {
  await chooseItem(page.getByRole('button', { name: 'New entry' }), type);
  await expect(
    page.getByRole('heading', { level: 1, name: `New ${type.toLowerCase()}` }),
  ).toBeVisible();
}

/** The vertical centre of an element, in pixels: elements in one row have the same. */
async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return Math.round(y + height / 2);
}

/** The field for a text of an entry. */
const textFieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Switches the field to Markdown and replaces its text. */
async function writeMarkdown(page: Page, name: string, text: string): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name });
  await toolbar.getByRole('button', { name: 'Edit as text' }).click();
  await textFieldOf(page, name).fill(text);
}

test('a game master writes a session and a person, and a player sees only what is for everyone', async ({
  app,
  openAs,
  page,
  pageErrors,
  sessionOf,
  signInAs,
}) => {
  // It checks twelve screens at three widths.
  test.slow();
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'The Lamp at Gull Rock');
  const invitation = await api.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'player' },
  });
  // The contract cases check this answer.
  const { code } = (await invitation.json()) as { code: string };
  await api.dispose();
  const tomasApi = await apiOf(app, await sessionOf('tomas'));
  await tomasApi.post(`/api/invitations/${code}/accept`);
  await tomasApi.dispose();

  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}`);
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(page.getByText('The pages are still white')).toBeVisible();
  await expectPresentable(page, 'entries-empty');

  await startEntry(page, 'Person');
  await page.getByLabel('Title').fill('Corvin Vell');
  await page.getByLabel('Role').fill('Keeper of the lighthouse');
  await writeMarkdown(page, 'Text', 'He counts the ships. **He never counts the boats.**');
  await page.getByRole('button', { name: 'Create person' }).click();
  await expect(page.getByRole('heading', { name: 'Corvin Vell' })).toBeVisible();

  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await startEntry(page, 'Session');
  await page.getByLabel('Title').fill('The seventh lantern');
  await page.getByRole('checkbox', { name: 'Tomas' }).click();
  await textFieldOf(page, 'Recap').click();
  await page.keyboard.type('The party rowed out, and the lamp was cold.');
  await textFieldOf(page, 'Text').click();
  await page.keyboard.type('[[Corv');
  await expect(page.getByRole('option', { name: /Corvin Vell/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' waits on the stairs.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('He put it out himself.');
  await page
    .getByRole('toolbar', { name: 'Text' })
    .getByRole('button', { name: 'Secret', exact: true })
    .click();
  await page.getByLabel('Tags').fill('coast, lighthouse');
  await page.getByRole('radio', { name: 'Everyone' }).click();
  await expectPresentable(page, 'entry-form-session');
  await page.getByRole('button', { name: 'Create session' }).click();
  await expect(page.getByRole('heading', { name: 'The seventh lantern' })).toBeVisible();
  await expect(page.getByText('He put it out himself.')).toBeVisible();
  await expectPresentable(page, 'entry-session');

  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await startEntry(page, 'Quest');
  await page.getByLabel('Title').fill('Light the lamp before the fleet comes home');
  await page.getByLabel('Given by').fill('The harbour master');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('textbox', { name: 'step 1' }).fill('Row to the rock');
  await page.getByRole('checkbox', { name: 'step 1 is done' }).click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('textbox', { name: 'step 2' }).fill('Find out what the lamp burns');
  await page.getByRole('button', { name: 'Add reward' }).click();
  await page.getByRole('combobox', { name: 'reward 1', exact: true }).fill('A letter of passage');
  await page.getByLabel('Gold').fill('120');
  await expectPresentable(page, 'entry-form-quest');
  await page.getByRole('button', { name: 'Create quest' }).click();
  await expect(page.getByText('Row to the rock')).toBeVisible();
  await expectPresentable(page, 'entry-quest');

  await page.goto(`/campaigns/${campaignId}/entries`);
  await expect(rows(page)).toHaveCount(3);
  await expectPresentable(page, 'entries-game-master');

  const tomas = await openAs('tomas');
  await tomas.page.goto(`/campaigns/${campaignId}/entries`);
  await expect(rows(tomas.page)).toHaveText(['The seventh lantern']);
  await expectPresentable(tomas.page, 'entries-player');
  await tomas.page.getByRole('link', { name: 'The seventh lantern' }).click();
  await expect(tomas.page.getByText('the lamp was cold')).toBeVisible();
  await expect(tomas.page.getByText('waits on the stairs')).toBeVisible();
  await expect(tomas.page.getByText('He put it out himself.')).toHaveCount(0);
  await expect(tomas.page.getByRole('button', { name: 'Hide again' })).toHaveCount(0);
  await expect(tomas.page.getByRole('link', { name: 'Corvin Vell' })).toHaveCount(0);

  await test.step('what the game master reveals appears on the screen of the player', async () => {
    await page.getByRole('link', { name: 'The seventh lantern' }).click();
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect(tomas.page.getByText('He put it out himself.')).toBeVisible();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(tomas.page.getByText('He put it out himself.')).toHaveCount(0);
  });

  await page.goto(`/campaigns/${campaignId}/entries?q=counts`);
  await page.getByRole('list', { name: 'Found entries' }).getByRole('link').click();
  // The list has the same select, and shows it until the entry is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Corvin Vell' })).toBeVisible();
  pageErrors.expect(/^404 GET .*viewAs=/);
  await chooseOption(page.getByRole('combobox', { name: 'View as' }), 'View as Tomas');
  await expect(page.getByText('Tomas does not see this entry')).toBeVisible();
  await expectPresentable(page, 'entry-as-player');
  await test.step('the list and the search stay in the view of the player', async () => {
    await page.getByRole('link', { name: 'Entries' }).click();
    await expect(page.getByText('You see this as Tomas')).toBeVisible();
    await expect(rows(page)).toHaveText(['The seventh lantern']);
    await expect(page.getByRole('button', { name: 'New entry' })).toHaveCount(0);
    await expectPresentable(page, 'entries-as-player');
    await page.getByRole('searchbox', { name: 'Search' }).fill('counts');
    await expect(page.getByText('No entry has these words')).toBeVisible();
    await page.getByRole('button', { name: 'Back to your view' }).click();
    await page.getByRole('list', { name: 'Found entries' }).getByRole('link').click();
  });
  const reveal = page.getByRole('button', { name: 'Reveal to everyone' });
  await test.step('on a phone, all buttons of the entry are in two rows, with the main ones first', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const edit = page.getByRole('link', { name: 'Edit', exact: true });
    const others = [
      page.getByRole('button', { name: 'Favourite' }),
      page.getByRole('button', { name: 'Tree' }),
      page.getByRole('combobox', { name: 'View as' }),
      page.getByRole('button', { name: 'More actions' }),
    ];
    for (const button of others) await expect(button).toBeVisible();
    const first = await middleOf(reveal);
    expect(await middleOf(edit)).toBe(first);
    const middles = await Promise.all(others.map(middleOf));
    expect(new Set([first, ...middles]).size).toBe(2);
    expect(Math.min(...middles)).toBeGreaterThanOrEqual(first);
    if (size !== null) await page.setViewportSize(size);
  });
  await reveal.click();
  await expect(page.getByText('Everyone can read Corvin Vell now.')).toBeVisible();
  await expectPresentable(page, 'entry-person');

  // The words in the text of the session have become a link.
  await tomas.page.getByRole('link', { name: 'Corvin Vell' }).first().click();
  await expect(tomas.page.getByText('He counts the ships.')).toBeVisible();
  await expect(tomas.page.getByRole('list', { name: 'Linked from' })).toContainText(
    'The seventh lantern',
  );

  // Tomas reads the entry that is deleted.
  tomas.pageErrors.expect(/^404 GET .*\/entries\//);
  await chooseItem(page.getByRole('button', { name: 'More actions' }), 'Delete entry…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Deleted entries' }).click();
  await page.getByRole('button', { name: 'Restore Corvin Vell' }).click();
  await expect(page.getByText('Nothing is deleted')).toBeVisible();

  await page.goto(`/campaigns/${campaignId}/entries`);
  await page.getByRole('link', { name: 'Show as tree' }).click();
  const item = (name: RegExp) => page.getByRole('treeitem', { name });
  const corvin = item(/^Corvin Vell/);
  await corvin.getByRole('link').dragTo(item(/^The seventh lantern/).getByRole('link'));
  // Until both lists are loaded again, it can be in both.
  await expect
    .poll(() => corvin.evaluateAll((all) => all.map((each) => each.getAttribute('aria-level'))))
    .toEqual(['2']);
  await expectPresentable(page, 'entries-tree');
});

test('the text of a new entry is kept after a reload', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'Salt on the Threshold');
  await api.dispose();
  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}/entries/create?type=note`);
  await page.getByLabel('Title').fill('What the ferryman said');
  await textFieldOf(page, 'Text').click();
  await page.keyboard.type('The ferry stays ashore at night.');
  await page.reload();
  await expect(textFieldOf(page, 'Text')).toHaveText('The ferry stays ashore at night.');
  await page.getByRole('button', { name: 'Create note' }).click();
  await expect(page.getByText('The ferry stays ashore at night.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await textFieldOf(page, 'Text').fill('The ferry stays ashore at night, and keeps a lamp lit.');
  await expectPresentable(page, 'entry-edit');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('and keeps a lamp lit')).toBeVisible();
});
