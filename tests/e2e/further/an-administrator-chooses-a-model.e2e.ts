import type { Page } from '@playwright/test';
import { chooseOption } from '#tests/support/choose-option.ts';
import { expect, providerKey, test } from '#tests/support/e2e.ts';
import { expectPresentable } from '#tests/support/screens.ts';

test.use({ appName: 'models', hasProvider: true });

/** Fails if the key is in the page, in the storage of the browser, or in an answer. */
async function expectNoKey(page: Page, answers: readonly string[]): Promise<void> {
  expect(await page.content()).not.toContain(providerKey);
  const stored = await page.context().storageState({ indexedDB: true });
  expect(JSON.stringify(stored)).not.toContain(providerKey);
  expect(answers.join('\n')).not.toContain(providerKey);
}

test('an administrator chooses a model', async ({ page, pageErrors, provider, signInAs }) => {
  if (!provider) throw new Error('The test has no provider.');
  provider.answer = 'A lantern burns where no keeper is.';
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/models/')) return;
    // The body of an answer that a navigation has cancelled cannot be read.
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  await signInAs('odo');
  const text = page.getByRole('region', { name: 'Text' });

  await test.step('finds the page among those for administrators', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Models' }).click();
    await expect(page).toHaveURL('/admin/models');
    await expect(text.getByText('The built-in storyteller writes.')).toBeVisible();
    await expectPresentable(page, 'models-without-a-model');
  });

  await test.step('fills in the form', async () => {
    await text.getByRole('button', { name: 'Choose a model' }).click();
    await chooseOption(text.getByLabel('Service'), 'LM Studio');
    await text.getByLabel('Address').fill(`${provider.url}/v1`);
    await text.getByLabel('Model').fill('a-model');
    await text.getByLabel(/^Key/).fill(`${providerKey}-mistyped`);
    await text.getByLabel('Million tokens in').fill('0.5');
  });

  await test.step('tests a wrong key, and then the right one', async () => {
    await text.getByRole('button', { name: 'Test the connection' }).click();
    await expect(text.getByText('The provider does not accept the key')).toBeVisible();
    await text.getByLabel(/^Key/).fill(providerKey);
    await text.getByRole('button', { name: 'Test the connection' }).click();
    await expect(text.getByText('A lantern burns where no keeper is.')).toBeVisible();
    await expectPresentable(page, 'models-form');
  });

  await test.step('saves, and the key is never shown again', async () => {
    await text.getByRole('button', { name: 'Save' }).click();
    await expect(text.getByText('In use')).toBeVisible();
    await expect(text.getByText('A key is stored')).toBeVisible();
    await expectNoKey(page, answers);
    await page.reload();
    await expect(text.getByText('A key is stored')).toBeVisible();
    await text.getByRole('button', { name: 'Test the connection' }).click();
    await expect(text.getByText('A lantern burns where no keeper is.')).toBeVisible();
    await expectPresentable(page, 'models-with-a-model');
    await text.getByRole('button', { name: 'Edit' }).click();
    await expect(text.getByRole('button', { name: 'Replace' })).toBeVisible();
    await expectNoKey(page, answers);
  });

  await test.step('cannot take the key to another address', async () => {
    pageErrors.expect(/^422 PATCH \S+\/api\/models\/settings$/);
    await text.getByLabel('Address').fill('https://models.example/v1');
    await text.getByRole('button', { name: 'Save' }).click();
    await expect(text.getByText('The stored key belongs to another provider')).toBeVisible();
    await text.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  });

  await test.step('gives the work back to the storyteller', async () => {
    await text.getByRole('button', { name: 'Use the storyteller' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Use the storyteller' }).click();
    await expect(text.getByText('The built-in storyteller writes.')).toBeVisible();
  });
});
