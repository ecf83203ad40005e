import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './expect.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

/** The widths at which every screen is checked: a phone, a tablet in landscape, a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1600, height: 1000 },
] as const;

/** Saving screenshots takes a third of the time of the check, so it is done only on request. */
const savesScreenshots = (process.env['SCREENSHOTS'] ?? '') !== '';

/**
 * Tests with @both run on the server and again on the mocks. The pages and the texts are the same, so only
 * the first run checks how they are presented.
 */
const isSecondRun = (): boolean => test.info().project.name === 'mock';

/** Fails if the page scrolls sideways at a width. With `SCREENSHOTS=1`, saves a screenshot at each. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (isSecondRun()) return;
  const before = page.viewportSize();
  // Each change of the size costs a layout, so the present size is checked first.
  const isBefore = ({ width, height }: (typeof sizes)[number]): boolean =>
    width === before?.width && height === before.height;
  for (const size of sizes.toSorted((one, two) => Number(isBefore(two)) - Number(isBefore(one)))) {
    if (!isBefore(size)) await page.setViewportSize(size);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const overflow = await page.evaluate(overflowWhenDrawn);
    if (savesScreenshots) {
      const path = join(folder, `${name}-${size.width}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
    // An open menu gets its new place some frames later.
    if (overflow > 0) {
      await expect
        .poll(
          () => page.evaluate(overflowWhenDrawn),
          `${name} scrolls sideways at ${size.width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
  }
  if (before !== null) await page.setViewportSize(before);
}

/**
 * Runs in the page: how many pixels it can be scrolled sideways after the fonts are loaded and three
 * frames are drawn in the new size.
 */
async function overflowWhenDrawn(): Promise<number> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

const axeOptions: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // Menus and dialogs are rendered outside of the landmarks of the page, which this rule refuses.
  rules: { region: { enabled: false } },
  reporter: 'no-passes',
};

/** Every rule of axe, for a page without an open menu or dialog. */
export const everyRule: RunOptions = { reporter: 'no-passes' };

/** Runs in the page: what axe finds, or null if the page has no axe yet. */
async function violationsOf(options: RunOptions): Promise<string[] | null> {
  if (!Reflect.has(window, 'axe')) return null;
  // The source of axe sets this variable.
  const { run } = Reflect.get(window, 'axe') as typeof axe;
  const { violations } = await run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}

/**
 * Fails with the rule, its description and the element of each violation that axe finds. The package of
 * axe for Playwright would evaluate the source of axe twice for each check, which costs more than the check.
 */
export async function expectAccessible(page: Page, options = axeOptions): Promise<void> {
  if (isSecondRun()) return;
  let found = await page.evaluate(violationsOf, options);
  if (found === null) {
    await page.evaluate(axe.source);
    found = await page.evaluate(violationsOf, options);
  }
  expect(found).toEqual([]);
}

/** Waits until the heading of the page is visible and no element is busy. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** How many pixels a page can be scrolled sideways at a width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  await untilLoaded(page);
  return page.evaluate(overflowWhenDrawn);
}

/** Runs in the page: the words that are broken in the middle, and so are on two lines. */
function brokenWords(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    // A text that only screen readers read has one pixel.
    if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Fails if a word of the main part is broken in the middle at the width of a phone, a tablet or a desktop. */
export async function expectWholeWords(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await untilLoaded(page);
    await page.evaluate(overflowWhenDrawn);
    const broken = await page.getByRole('main').evaluate(brokenWords);
    expect(broken, `broken at ${size.width} px`).toEqual([]);
  }
}

/** Checks a page with axe, and its layout at the widths of a phone, a tablet and a desktop. */
export async function expectPresentable(page: Page, name: string): Promise<void> {
  await untilLoaded(page);
  await expectAccessible(page);
  await screenshot(page, name);
}
