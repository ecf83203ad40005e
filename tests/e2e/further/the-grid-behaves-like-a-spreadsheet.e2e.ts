import { createItem, deleteItem } from '#tests/support/test-data.ts';
import { everyRule, expectAccessible } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { apiOf } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const letters = ['a', 'b', 'c'];

test('ranges are copied, pasted, filled and cleared, and the layout of columns is kept', async ({
  app,
  page,
  sessionOf,
  signInAs,
}) => {
  const api = await apiOf(app, await sessionOf('odo'));
  for (const [index, letter] of letters.entries()) {
    await createItem(api, 'gear', {
      name: `Ropewalk ${letter.toUpperCase()}`,
      category: 'adventuring-gear',
      edition: '2024',
      source: 'Homebrew',
      cost: { amount: index + 1, unit: 'gp' },
    });
  }
  await signInAs('odo');
  await page.goto('/admin/gear?q=ropewalk');
  const gear = new Grid(page, 'Gear');
  const costs = async (): Promise<string[]> =>
    (await gear.column('Cost')).map((text) => text.replace(/\..*$/, ''));
  const cost = (letter: string) => gear.cell(`Ropewalk ${letter}`, 'Cost');
  await expect.poll(costs).toEqual(['1 gp', '2 gp', '3 gp']);

  await test.step('an open editor is named after its column and its row', async () => {
    const editors = [
      ['textbox', 'Cost'],
      ['textbox', 'Weight'],
      ['combobox', 'Category'],
      ['textbox', 'Name'],
    ] as const;
    for (const [role, column] of editors) {
      await (await gear.cell('Ropewalk B', column)).dblclick();
      const editor = page.getByRole(role, { name: `${column} of Ropewalk B` });
      await expect(editor).toBeFocused();
      await page.keyboard.press('Escape');
      // AG Grid closes the editor in a timer.
      await expect(editor).toBeHidden();
    }
    await (await cost('B')).dblclick();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Weight of Ropewalk B' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: / of Ropewalk B/ })).toBeHidden();
  });

  await test.step('a range is extended, announced and copied over other cells', async () => {
    await (await cost('A')).click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('2 × 1 cells selected')).toBeAttached();
    await expectAccessible(page, everyRule);
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(costs).toEqual(['1 gp', '1 gp', '2 gp']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(costs).toEqual(['1 gp', '2 gp', '3 gp']);
  });

  await test.step('a dragged range is filled down', async () => {
    await (await cost('A')).hover();
    await page.mouse.down();
    await (await cost('C')).hover();
    await page.mouse.up();
    await expect(page.getByText('3 × 1 cells selected')).toBeAttached();
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(costs).toEqual(['1 gp', '1 gp', '1 gp']);
    await page.keyboard.press('ControlOrMeta+z');
  });

  await test.step('cells are cleared, and Escape ends the range', async () => {
    await (await cost('B')).click();
    await (await cost('C')).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Delete');
    await expect.poll(costs).toEqual(['1 gp', '', '']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(costs).toEqual(['1 gp', '2 gp', '3 gp']);
    await page.keyboard.press('Escape');
    await expect(gear.root.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
  });

  await test.step('Enter on a header changes the order', async () => {
    await (await cost('A')).click();
    await page.keyboard.press('ArrowUp');
    const header = gear.root.getByRole('columnheader', { name: 'Cost', exact: true });
    await expect(header).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(costs).toEqual(['3 gp', '2 gp', '1 gp']);
  });

  await test.step('columns stay hidden and moved after a reload', async () => {
    const titles = () => gear.root.getByRole('columnheader').allTextContents();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Weight' }).uncheck();
    await page.getByRole('checkbox', { name: 'Cost' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Escape');
    await expect.poll(titles).not.toContain('Weight');
    const titlesBefore = await titles();
    await page.reload();
    await expect.poll(costs).toEqual(['3 gp', '2 gp', '1 gp']);
    expect(await titles()).toEqual(titlesBefore);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(titles).toContain('Weight');
  });

  for (const letter of letters) await deleteItem(api, 'gear', `2024#ropewalk-${letter}`);
  await api.dispose();
});
