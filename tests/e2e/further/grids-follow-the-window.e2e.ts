import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';
import { newAccount } from '#tests/support/people.ts';

test.use({ viewport: { width: 1600, height: 900 } });

declare global {
  /** The cells that were still at their old place after they had got a new one. */
  var lateCells: string[];
}

for (const [label, path, growing] of [
  ['Security log', '/admin/security', 'Details'],
  ['People', '/admin/people', 'Address'],
] as const) {
  test(`with reduced motion, the cells of ${label} get their new places at once when the window changes`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('odo');
    await page.goto(path);
    const { root } = new Grid(page, label);
    await expect(root.getByRole('gridcell', { name: 'odo@example.com' }).first()).toBeVisible();
    const widthOf = async () =>
      (await root.getByRole('columnheader', { name: growing }).boundingBox())?.width;
    const before = await widthOf();
    await root.evaluate((grid) => {
      globalThis.lateCells = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (!(target instanceof HTMLElement) || !target.isConnected) continue;
          if (!/^(columnheader|gridcell)$/.test(target.getAttribute('role') ?? '')) continue;
          const { width } = target.getBoundingClientRect();
          const wanted = Number.parseFloat(target.style.width);
          if (Math.abs(width - wanted) > 1) {
            globalThis.lateCells.push(`${target.textContent}: ${width} instead of ${wanted}`);
          }
        }
      }).observe(grid, { subtree: true, attributeFilter: ['style'] });
    });
    await page.setViewportSize({ width: 1500, height: 900 });
    await expect.poll(widthOf).toBe((before ?? 0) - 100);
    expect(await page.evaluate(() => globalThis.lateCells)).toEqual([]);
  });
}

test('the scrollbar of a grid does not cover the end of its last column', async ({
  app,
  page,
  signInAs,
}) => {
  for (let index = 0; index < 9; index += 1) {
    const password = 'nine ropes on a wet pier';
    await newAccount(app, { name: `Ash ${index}`, email: `ash${index}@example.com`, password });
  }
  await signInAs('odo');
  await page.setViewportSize({ width: 1600, height: 480 });
  await page.goto('/admin/people');
  const { root } = new Grid(page, 'People');
  const row = root.getByRole('row').filter({ hasText: 'ash0@example.com' });
  const last = row.getByRole('gridcell').last();
  await expect(last).toHaveText('1');
  const { width = 0, height = 0 } = (await last.boundingBox()) ?? {};
  // Playwright waits until no other element is above the point.
  await last.click({ position: { x: width - 6, y: height / 2 } });
  await expect(last).toBeFocused();
});
