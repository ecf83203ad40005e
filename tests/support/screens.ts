import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../test-results/screens');

/** The widths every screen is judged at: a phone, a tablet held wide, a desk. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1600, height: 1000 },
] as const;

/** Saves a picture of the page at every width, for a person to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(drawn);
    const path = join(folder, `${name}-${size.width}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${name} scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Runs in the page: everything that a new size has changed is drawn with its own fonts. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Fails with the rule, the element and the remedy of everything axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A menu or a dialog lies over the page, outside of its landmarks.
    .disableRules(['region'])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Waits until a page has its heading and everything it loads. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** One page as everybody gets it: for assistive technology, on a phone, a tablet and a desk. */
export async function expectPresentable(page: Page, name: string): Promise<void> {
  await settled(page);
  await expectAccessible(page);
  await screenshot(page, name);
}
