import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable, screenshot } from '#tests/support/screens.ts';
import { openPart } from '#tests/support/sheet-parts.ts';

test('a character is made from one sentence, finished, and painted @both', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('mira');
  const panel = page.getByRole('dialog', { name: 'The storyteller' });

  await test.step('one sentence becomes a character that the form can save', async () => {
    await page.goto('/characters/create?mode=page');
    await page.getByRole('button', { name: 'From one sentence' }).click();
    await panel.getByLabel(/^The idea/).fill('A dwarf thief who was a soldier.');
    await expectPresentable(page, 'character-storyteller-settings');
    await panel.getByRole('button', { name: 'Write' }).click();
    await expect(panel.getByText('Dwarf Rogue, level 1, Soldier')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Copy “Backstory”' })).toBeVisible();
    await expectPresentable(page, 'character-storyteller-draft');
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
    await expect(page.getByLabel('Class', { exact: true })).toHaveText('Rogue');
    await expect(page.getByLabel(/^Appearance/)).not.toHaveValue('');
    await expect(page.getByLabel(/^Backstory/)).not.toHaveValue('');
    await screenshot(page, 'character-form-with-draft');
  });

  await test.step('an undone draft leaves the form as it was', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Class', { exact: true })).toHaveText('Fighter');
  });

  await test.step('the chosen values stay when the storyteller completes the character', async () => {
    await page.getByRole('button', { name: 'Read the draft' }).click();
    await panel.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
    await question.getByRole('button', { name: 'Discard draft' }).click();
    await expect(question).toBeHidden();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Name').fill('Ilse Varn');
    await chooseOption(page.getByLabel('Class', { exact: true }), 'Wizard');
    await page.getByRole('button', { name: 'Finish this' }).click();
    await expect(panel.getByText('Stays as it is: Name, Class.')).toBeVisible();
    await panel.getByRole('button', { name: 'Write' }).click();
    await expect(panel.getByRole('heading', { level: 3, name: 'Ilse Varn' })).toBeVisible();
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Ilse Varn');
    await expect(page.getByLabel('Class', { exact: true })).toHaveText('Wizard');
    await expect(page.getByLabel(/^Who is this/)).not.toHaveValue('');
    await page.getByRole('button', { name: 'Create character' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ilse Varn' })).toBeVisible();
    await screenshot(page, 'character-without-portrait');
  });

  await test.step('a portrait is painted, chosen, and seen in the list', async () => {
    await openPart(page, 'More');
    await page.getByRole('button', { name: 'Paint a portrait' }).click();
    const painter = page.getByRole('dialog', { name: 'A portrait for Ilse Varn' });
    await expectPresentable(page, 'portrait-settings');
    await painter.getByRole('button', { name: 'Paint' }).click();
    await expect(painter.getByRole('img')).toBeVisible({ timeout: 60_000 });
    await expectPresentable(page, 'portrait-painted');
    await painter.getByRole('button', { name: 'Use this portrait' }).click();
    await expect(page.getByText('Ilse Varn has a new portrait.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/\w/);
    await expectPresentable(page, 'character-with-portrait');
    const character = page.url();
    await page.goto('/characters');
    await expect(page.getByRole('link', { name: 'Ilse Varn' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Your characters' });
    await expect(cards.getByRole('presentation').first()).toBeVisible();
    await screenshot(page, 'characters-with-portrait');
    await page.goto(character);
  });

  await test.step('a removed portrait can come back', async () => {
    // A page that is opened again begins with what is played.
    await openPart(page, 'More');
    await page.getByRole('button', { name: 'Remove the portrait' }).click();
    await expect(page.getByText(/^The portrait is removed/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Paint a portrait' }).click();
    const earlier = page.getByRole('region', { name: 'Earlier portraits' });
    await earlier.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Use this portrait' }).click();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  });
});

const casters = [
  { name: 'Wizard', level: 20 },
  { name: 'Cleric', level: 11 },
  { name: 'Paladin', level: 5 },
  { name: 'Warlock', level: 13 },
];

for (const { name, level } of casters) {
  test(`a drafted ${name} of level ${level} has the spells of all levels`, async ({
    page,
    signInAs,
  }) => {
    test.slow();
    await signInAs('mira');
    const panel = page.getByRole('dialog', { name: 'The storyteller' });
    await page.goto('/characters/create?mode=page');
    await page.getByLabel('Level', { exact: true }).fill(String(level));
    await chooseOption(page.getByLabel('Class', { exact: true }), name);
    await page.getByRole('button', { name: 'Finish this' }).click();
    await panel
      .getByLabel(/^The idea/)
      .fill('Someone of ice and snow who guards a frozen harbour.');
    await panel.getByRole('button', { name: 'Write' }).click();
    await expect(panel.getByText(new RegExp(`${name}, level ${level}`))).toBeVisible();
    await panel.getByRole('button', { name: 'Use this draft' }).click();
    const spells = page.getByRole('group', { name: `Spells of the ${name}` });
    await expect(spells.getByText('All chosen.').first()).toBeVisible();
    await expect(spells.getByText(/left to choose|more than the rules allow/)).toHaveCount(0);
  });
}

test('a recap retells only what all members may read @both', async ({
  app,
  page,
  signInAs,
  sessionOf,
}) => {
  await signInAs('mira');
  const api = await apiOf(app, await sessionOf('mira'));
  const form = { title: 'The Bell Below', setting: 'A harbour.', storyOverview: 'Fog.' };
  const created = await api.post('/api/campaigns/create', { multipart: form });
  // The contract cases check these answers.
  const { campaignId } = (await created.json()) as { campaignId: string };
  const write = async (entry: object): Promise<string> => {
    const data = { visibility: 'everyone', ...entry };
    const answer = await api.post(`/api/campaigns/${campaignId}/entries/create`, { data });
    return ((await answer.json()) as { entryId: string }).entryId;
  };
  const text = 'You find a lamp in the wreck.\n\n:::secret\nThe lamp is cursed.\n:::';
  await write({ type: 'session', title: 'The storm', text, details: { number: 1 } });
  await write({ type: 'person', title: 'Hanne', text: 'Hanne keeps the ferry.' });
  const session = { type: 'session', title: 'The ferry', text: '', details: { number: 2 } };
  const entryId = await write(session);

  await page.goto(`/campaigns/${campaignId}/entries/${entryId}/edit`);
  const recap = page.getByRole('group', { name: /^Recap/ });
  await recap.getByRole('button', { name: 'Write with the storyteller' }).click();
  const panel = page.getByRole('dialog', { name: 'The storyteller' });
  await expectPresentable(page, 'recap-settings');
  await panel.getByRole('button', { name: 'Write' }).click();
  await expect(panel.getByText(/You found a lamp in the wreck/)).toBeVisible();
  await expect(panel.getByText(/cursed/)).toHaveCount(0);
  await expectPresentable(page, 'recap-draft');
  await panel.getByRole('button', { name: 'Use this draft' }).click();
  await expect(recap.getByText(/You found a lamp in the wreck/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The ferry');
  await screenshot(page, 'session-form-with-recap');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The ferry' })).toBeVisible();
  await expect(page.getByText(/Hanne keeps the ferry/)).toBeVisible();
});
