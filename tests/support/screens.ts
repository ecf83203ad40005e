import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../test-results/screens');

/** The widths at which every screen is checked: a phone, a tablet in landscape, a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1600, height: 1000 },
] as const;

/** Saving screenshots takes a third of the time of the check, so it is done only on request. */
const savesScreenshots = (process.env['SCREENSHOTS'] ?? '') !== '';

/** Fails if the page scrolls sideways at a width. With `SCREENSHOTS=1`, saves a screenshot at each. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(untilDrawn);
    if (savesScreenshots) {
      const path = join(folder, `${name}-${size.width}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
    // An open menu gets its new place some frames later.
    await expect
      .poll(() => page.evaluate(sidewaysOverflow), `${name} scrolls sideways at ${size.width} px`)
      .toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Runs in the page: how many pixels it can be scrolled sideways. */
const sidewaysOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Runs in the page: waits for the fonts and for three frames in the new size. */
async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Fails with the rule, its description and the element of each violation that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // First, because it replaces all options.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Menus and dialogs are rendered outside of the landmarks of the page, which this rule refuses.
    .disableRules(['region'])
    // Without this, each analysis opens another page, which only frames of other origins need.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Waits until the heading of the page is visible and no element is busy. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Checks a page with axe, and its layout at the widths of a phone, a tablet and a desktop. */
export async function expectPresentable(page: Page, name: string): Promise<void> {
  await untilLoaded(page);
  await expectAccessible(page);
  await screenshot(page, name);
}
