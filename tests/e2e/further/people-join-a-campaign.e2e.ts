import type { Page } from '@playwright/test';
import { chooseItem, chooseOption } from '#tests/support/choose-option.ts';
import { expect, fillLogin, test } from '#tests/support/e2e.ts';
import { apiOf, newAccount, type Session } from '#tests/support/people.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { expectPresentable } from '#tests/support/screens.ts';
import { createCampaign } from '#tests/support/test-data.ts';

const choose = async (page: Page, label: string, option: string) => {
  await chooseOption(page.getByRole('combobox', { name: label }), option);
};

const memberRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name });

test('a player joins with a link, becomes a game master, gets the campaign, and its first owner leaves', async ({
  app,
  openAs,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('mira'));
  const campaignId = await createCampaign(api, 'A Bell Below the Water');
  await api.dispose();
  await signInAs('mira');
  await page.goto(`/campaigns/${campaignId}`);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await choose(page, 'Lets in', 'One person');
  await page.getByRole('button', { name: 'Create link' }).click();
  const invitations = page.getByRole('list', { name: 'Invitations' });
  await expect(invitations).toContainText('0 of 1 joined');
  await expectPresentable(page, 'people-owner');
  const link = /https?:\/\/\S*\/invitations\/[\w-]+/.exec(await invitations.innerText())?.[0] ?? '';

  const tomas = await openAs('tomas');
  await tomas.page.goto(link);
  await expect(tomas.page.getByText('Mira invites you to')).toBeVisible();
  await expectPresentable(tomas.page, 'invitation');
  await tomas.page.getByRole('button', { name: 'Join the campaign' }).click();
  await expect(tomas.page).toHaveURL(`/campaigns/${campaignId}`);
  await expect(tomas.page.getByText('You play here')).toBeVisible();

  await page.reload();
  await expect(invitations).toContainText('1 of 1 joined');
  await chooseItem(
    memberRow(page, 'Tomas').getByRole('button', { name: 'Actions for Tomas' }),
    'Make a game master',
  );
  await expect(memberRow(page, 'Tomas')).toContainText('Game master');
  await chooseItem(
    memberRow(page, 'Tomas').getByRole('button', { name: 'Actions for Tomas' }),
    'Hand the campaign over…',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(memberRow(page, 'Tomas')).toContainText('Owner');
  await chooseItem(
    memberRow(page, 'Mira').getByRole('button', { name: 'Your membership' }),
    'Leave the campaign…',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/campaigns');
  await expect(page.getByText('A Bell Below the Water').first()).toContainText('You have left');

  await tomas.page.goto(`/campaigns/${campaignId}/people`);
  await expect(memberRow(tomas.page, 'Tomas')).toContainText('Owner');
  await expect(memberRow(tomas.page, 'Mira')).toHaveCount(0);
});

/** Creates a campaign of Mira and returns the code of an invitation for one viewer. */
async function invite(app: RunningApp, mira: Session, title: string): Promise<string> {
  const api = await apiOf(app, mira);
  const campaignId = await createCampaign(api, title);
  const response = await api.post(`/api/campaigns/${campaignId}/invitations/create`, {
    data: { role: 'viewer' },
  });
  // The contract cases check this answer.
  const { code } = (await response.json()) as { code: string };
  await api.dispose();
  return code;
}

test('a guest who opens an invitation signs in and then joins', async ({
  app,
  page,
  sessionOf,
}) => {
  const code = await invite(app, await sessionOf('mira'), 'The Ferryman Owes Us');
  await sessionOf('tomas');
  await page.goto(`/invitations/${code}`);
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('E-mail').fill('tomas@example.com');
  await page.getByLabel('Password', { exact: true }).fill('three torches and a rope');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('You will join as a viewer')).toBeVisible();
  await page.getByRole('button', { name: 'Join the campaign' }).click();
  await expect(page.getByText('You watch here')).toBeVisible();
});

test('a newcomer who opens an invitation registers, confirms the address and then joins', async ({
  app,
  page,
  sessionOf,
}) => {
  const code = await invite(app, await sessionOf('mira'), 'A Chair for Wren');
  const wren = {
    name: 'Wren',
    email: 'wren.is.invited@example.com',
    password: 'a chair by the cold window',
  };
  await page.goto(`/invitations/${code}`);
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await newAccount(app, wren);
  await page.goto('/login');
  await fillLogin(page, wren);
  await expect(page.getByText('You will join as a viewer')).toBeVisible();
  await page.getByRole('button', { name: 'Join the campaign' }).click();
  await expect(page.getByText('You watch here')).toBeVisible();
});
