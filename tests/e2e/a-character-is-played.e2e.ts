import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { expectPresentable, expectWholeWords } from '#tests/support/screens.ts';

test('a character is played with presses, also while the network is off', async ({
  context,
  page,
  pageErrors,
  signInAsNew,
}) => {
  await signInAsNew({ ...people.tomas, email: 'tomas.at.the.table@example.com' });
  await page.goto('/characters/create?mode=page');
  await page.getByLabel('Name').fill('Brannoc Underbough');
  await page.getByRole('button', { name: 'Create character' }).click();
  const play = page.getByRole('region', { name: 'In play' });
  const resources = page.getByRole('region', { name: 'Resources and rests' });
  const hitPoints = play.getByRole('status', { name: 'Hit Points' });
  await expect(hitPoints).toHaveText('12');

  await test.step('Enter in the field applies damage, which can be undone', async () => {
    await play.getByLabel('Amount').fill('4');
    await play.getByLabel('Amount').press('Enter');
    await expect(hitPoints).toHaveText('8');
    await play.getByRole('button', { name: 'Undo 4 damage' }).click();
    await expect(hitPoints).toHaveText('12');
    await play.getByLabel('Amount').fill('5');
    await play.getByRole('button', { name: 'Damage' }).click();
    await expect(hitPoints).toHaveText('7');
  });

  await test.step('presses without a network wait on the device', async () => {
    await expect(play.getByText('Every press is saved.')).toBeVisible();
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await resources.getByRole('button', { name: 'Spend: Second Wind' }).click();
    await play.getByRole('button', { name: 'Conditions' }).click();
    await play.getByRole('button', { name: 'Prone', exact: true }).click();
    await expect(play.getByText('2 changes wait on this device for the network.')).toBeVisible();
    await context.setOffline(false);
    await expect(play.getByText('Every press is saved.')).toBeVisible();
  });

  await test.step('the state is there after a reload', async () => {
    await page.reload();
    await expect(hitPoints).toHaveText('7');
    await expect(resources.getByRole('group', { name: 'Second Wind' })).toContainText('1 / 2');
    await expect(play.getByRole('button', { name: 'Conditions: Prone' })).toBeVisible();
    await page.getByText('Armor Class').first().click();
    await expect(page.getByText('Chain Mail 16')).toBeVisible();
    await expectPresentable(page, 'character-in-play');
    await expectWholeWords(page);
  });

  await test.step('a press before the reload can be undone', async () => {
    await play.getByRole('button', { name: /^Undo .*Prone/ }).click();
    await expect(play.getByRole('button', { name: 'Conditions', exact: true })).toBeVisible();
    await expect(play.getByRole('button', { name: /^Undo .*Second Wind/ })).toBeVisible();
    await expect(play.getByText('Every press is saved.')).toBeVisible();
  });

  await test.step('a Long Rest gives everything back', async () => {
    await resources.getByRole('button', { name: 'Long Rest' }).click();
    await expect(hitPoints).toHaveText('12');
    await expect(resources.getByRole('group', { name: 'Second Wind' })).toContainText('2 / 2');
  });
});
