import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable, screenshot } from '#tests/support/screens.ts';

/** Creates a campaign with nothing but a title, and opens the form of a new entry with the storyteller beside it. */
async function openStoryteller(page: Page, title: string, type: 'quest' | 'place') {
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/entries/create?type=${type}`);
  await page.getByRole('button', { name: 'Write with the storyteller' }).click();
  return page.getByRole('dialog', { name: 'The storyteller' });
}

test('a campaign is written by the storyteller, and what a draft replaces comes back @both', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  const setting = page.getByRole('textbox', { name: 'Setting' });
  const saved = page.getByRole('heading', { level: 1, name: 'The Salt Road' });
  const own = 'A road of salt between two empty towns.';

  await test.step('a new campaign is written, and keeps to the lines in the form', async () => {
    await page.goto('/campaigns/create');
    await page.getByLabel('Title').fill('The Salt Road');
    await page.getByText('The table: rules, level, tone and safety').click();
    await page.getByLabel('Lines').fill('spiders');
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await panel.getByRole('button', { name: 'Write' }).click();
    await expect(panel.getByRole('button', { name: 'Use this draft' })).toBeVisible();
    await expectPresentable(page, 'campaign-storyteller-draft');
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    // The draft has the title of the form, and nothing else is there yet, so nothing is compared.
    await expect(panel).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('The Salt Road');
    await expect(setting).not.toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Game master’s notes' })).not.toHaveValue('');
    await page.getByRole('textbox', { name: 'Story overview' }).fill('');
    await setting.fill(own);
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(saved).toBeVisible();
  });
  const campaignId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const edit = `/campaigns/${campaignId}?edit`;

  await test.step('a draft is compared with the text, and takes its place', async () => {
    await page.goto(edit);
    await page.getByRole('button', { name: 'Write with the storyteller' }).click();
    await panel.getByRole('button', { name: 'Write' }).click();
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    const compared = panel.getByRole('region', { name: 'Setting' });
    await expect(compared.getByText(own)).toBeVisible();
    await expectPresentable(page, 'campaign-draft-compared');
    await panel.getByRole('button', { name: 'Replace' }).click();
    await expect(setting).not.toHaveValue(own);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByText('Drafted by the storyteller').first()).toBeVisible();
  });

  await test.step('the replaced text comes back after a reload', async () => {
    await page.goto(edit);
    await page.reload();
    await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
    await expect(panel.getByText('From before a draft')).toBeVisible();
    await expect(panel.getByText(own)).toBeVisible();
    await expectPresentable(page, 'campaign-earlier-text');
    await panel.getByRole('button', { name: 'Bring it back' }).click();
    await panel.getByRole('button', { name: 'Replace' }).click();
    await expect(setting).toHaveValue(own);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByText(own)).toBeVisible();
  });
});

test('the open form of the owner offers the text over which another game master saves a draft', async ({
  app,
  openAs,
  page,
  sessionOf,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  const mira = await apiOf(app, await sessionOf('mira'));
  const tomas = await apiOf(app, await sessionOf('tomas'));
  const own = 'A ford of grey stones, and a toll that no one pays.';
  const multipart = { title: 'The Grey Ford', setting: own, storyOverview: '' };
  const created = await mira.post('/api/campaigns/create', { multipart });
  // The contract cases check this answer, and the next one.
  const { campaignId } = (await created.json()) as { campaignId: string };
  const invited = await mira.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'gm' },
  });
  const { code } = (await invited.json()) as { code: string };
  expect((await tomas.post(`/api/invitations/${code}/accept`)).ok()).toBe(true);

  const edit = `/campaigns/${campaignId}?edit`;
  const setting = page.getByRole('textbox', { name: 'Setting' });
  const bringBack = page.getByRole('button', { name: 'Bring back the earlier text' });
  await page.goto(edit);
  await setting.fill(`${own} A bridge is planned.`);
  await expect(page.getByRole('button', { name: 'Write with the storyteller' })).toBeVisible();
  await expect(bringBack).toBeHidden();

  const other = await openAs('tomas');
  const panelOfTomas = other.page.getByRole('dialog', { name: 'The storyteller' });
  await other.page.goto(edit);
  await other.page.getByRole('button', { name: 'Write with the storyteller' }).click();
  await panelOfTomas.getByRole('button', { name: 'Write', exact: true }).click();
  await panelOfTomas.getByRole('button', { name: 'Use this draft' }).click();
  await panelOfTomas.getByRole('button', { name: 'Replace' }).click();
  await other.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.page.getByText('Drafted by the storyteller').first()).toBeVisible();

  await bringBack.click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await expect(panel.getByText(own)).toBeVisible();
  await expectPresentable(page, 'campaign-text-of-another');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(setting).toHaveValue(`${own} A bridge is planned.`);
});

test('a draft that is discarded sends no form, also if the form is complete @both', async ({
  page,
  signInAs,
}) => {
  await signInAs('mira');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.startsWith('/api/generation')) sent.push(pathname);
  });
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Quiet Ford');
  await page.getByRole('button', { name: 'Write with the storyteller' }).first().click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await panel.getByRole('button', { name: 'Write' }).click();
  await panel.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Create campaign' })).toBeEnabled();
  await expect(page.getByLabel('Title')).toHaveValue('The Quiet Ford');
  expect(new URL(page.url()).pathname).toBe('/campaigns/create');
  expect(sent.filter((path) => path.startsWith('/api/campaigns'))).toEqual([]);
});

test('an adventure is written, and changed in words @both', async ({
  page,
  pageErrors,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  const panel = await openStoryteller(page, 'The Drowned Court', 'quest');
  await panel.getByText('Adventure in acts', { exact: true }).click();
  await panel.getByText('Horror', { exact: true }).click();
  await panel.getByRole('button', { name: 'Write' }).click();
  const whole = panel.getByRole('group', { name: 'The whole draft' });
  await expect(whole.getByRole('button', { name: 'Write another' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Act (?:III|three):/ })).toBeVisible();
  await expect(whole.getByRole('button', { name: 'Darker' })).toHaveAccessibleDescription(
    'It is as dark as it gets: its tone is horror.',
  );
  await expectPresentable(page, 'adventure-draft');

  await test.step('words that mean a known change are understood', async () => {
    await whole.getByLabel('In your own words').fill('Too long and too scary');
    await whole.getByRole('button', { name: 'Rewrite' }).click();
    await expect(
      panel.getByText('The storyteller has understood your wish as “shorter and lighter”.'),
    ).toBeVisible();
  });

  await test.step('other words are refused with what is understood', async () => {
    pageErrors.expect(/^409 POST \S+\/revise$/);
    await whole.getByLabel('In your own words').fill('Add a dragon');
    await whole.getByLabel('In your own words').press('Enter');
    await expect(panel.getByText(/The storyteller understands these wishes/)).toBeVisible();
    await screenshot(page, 'adventure-wish-refused');
  });

  await panel.getByRole('button', { name: 'Use this draft' }).click();
  await expect(page.getByLabel('Title')).not.toHaveValue('');
  const title = await page.getByLabel('Title').inputValue();
  await page.getByRole('button', { name: 'Create quest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a later cover is painted, painted again from its seed, and used @both', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  await page.goto('/campaigns/create');
  await page.getByLabel('Title').fill('The Ninth Harbour');
  await page.getByRole('textbox', { name: 'Setting' }).fill('A harbour of cold fires.');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Ninth Harbour' })).toBeVisible();
  const campaignId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(`/campaigns/${campaignId}/settings`);
  await page.getByRole('button', { name: 'Paint a cover' }).click();
  const painter = page.getByRole('dialog', { name: 'A cover for The Ninth Harbour' });
  await expectPresentable(page, 'cover-settings');
  await painter.getByRole('button', { name: 'Paint' }).click();
  const picture = painter.getByRole('img');
  await expect(picture).toBeVisible({ timeout: 60_000 });
  const first = await picture.getAttribute('src');
  await expect(painter.getByRole('region', { name: 'The seed' })).toContainText(/Seed \d+/);
  await expectPresentable(page, 'cover-painted');

  await test.step('the same seed gives the same picture', async () => {
    await painter.getByRole('button', { name: 'Paint again from this seed' }).click();
    await expect(painter.getByRole('textbox', { name: /^Seed/ })).not.toHaveValue('');
    await expectPresentable(page, 'cover-from-seed');
    await painter.getByRole('button', { name: 'Paint' }).click();
    await expect(painter.getByRole('button', { name: 'Use this cover' })).toBeVisible({
      timeout: 60_000,
    });
    // Equal pictures are stored once, so they have one address.
    await expect(picture).toHaveAttribute('src', first ?? '');
  });

  await painter.getByRole('button', { name: 'Use this cover' }).click();
  await expect(page.getByText('The campaign has a new cover.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/\w/);
});

test('one section of a place gets its first text back, and becomes darker up to three times @both', async ({
  page,
  pageErrors,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  const panel = await openStoryteller(page, 'The Cold Ferry', 'place');
  await panel.getByText('Horror', { exact: true }).click();
  await panel.getByRole('button', { name: 'Write' }).click();
  const section = panel.getByRole('region', { name: 'What one sees' });
  const paragraphs = section.getByRole('paragraph');
  await expect(section).toBeVisible();
  await section.getByRole('button', { name: 'Rewrite “What one sees”' }).click();
  const first = await paragraphs.allTextContents();
  const change = (name: string): Promise<void> =>
    section.getByRole('button', { name, exact: true }).click();

  await change('Darker');
  await expect(paragraphs).toHaveCount(first.length + 1);
  await change('Lighter');
  await expect(paragraphs).toHaveCount(first.length);
  expect(await paragraphs.allTextContents()).toEqual(first);
  for (const added of [1, 2, 3]) {
    await change('Darker');
    await expect(paragraphs).toHaveCount(first.length + added);
  }
  await expectPresentable(page, 'place-section-darker');

  await test.step('a fourth addition is refused with the reason', async () => {
    pageErrors.expect(/^409 POST \S+\/revise$/);
    await change('Darker');
    await expect(
      panel.getByText('This section is as dark as the storyteller writes it.'),
    ).toBeVisible();
  });
});
