import type { Page } from '@playwright/test';
import { callsOf } from '#bench/support/api-calls.ts';
import { fillCampaign, sizes } from '#bench/support/campaign-entries.ts';
import { fixed, median, percentile } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { withApp } from './support/with-app.ts';
import { untilPainted, type ExpectedElement } from './support/when-painted.ts';

const rounds = 15;

const heading = (text: string): ExpectedElement => ({ selector: 'main h1', text });

/** Sets the mark `shown` in the frame after the text is in the page, in every document opened from now on. */
const markWhenShown = (page: Page, shown: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const check = (): void => {
      if (document.querySelector('main')?.textContent.includes(text) === true) {
        requestAnimationFrame(() => performance.mark('shown'));
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, shown);

/** Opens the campaign as a new document, and returns the milliseconds until its entries are shown. */
async function timeToOpen(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  return page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Infinity);
}

/**
 * Points at a link until its page is prefetched, as users do before a click. Returns the milliseconds from
 * the click until the expected elements are painted.
 */
async function timeToFollow(page: Page, name: string, expected: readonly ExpectedElement[]) {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  return untilPainted(page, () => link.click(), expected);
}

await withApp({}, async ({ url, store, open }) => {
  const call = callsOf(url, store.session);
  const small = await fillCampaign(call, sizes.small);
  const large = await fillCampaign(call, sizes.large);
  const pageOf = ({ path }: { readonly path: string }) => path.replace('/api', '');

  const navigating = await open(pageOf(large));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const last = `Session ${sizes.large.sessions - 1}`;
    times.push(await timeToFollow(navigating, 'Entries', [heading('Entries')]));
    times.push(await timeToFollow(navigating, 'People', [heading('People')]));
    times.push(await timeToFollow(navigating, 'Overview', [heading('Vell')]));
    times.push(await timeToFollow(navigating, last, [heading(last)]));
    await navigating.goto(url + pageOf(large));
  }
  printResult(
    'from a link of a campaign to its page',
    `median ${fixed(median(times), 0)} ms, p95 ${fixed(percentile(times, 0.95), 0)} ms`,
    '≤ 100 ms',
  );

  const opened: Record<'small' | 'large', number[]> = { small: [], large: [] };
  const pages = { small: await open(pageOf(small)), large: await open(pageOf(large)) };
  for (const size of ['small', 'large'] as const) {
    await markWhenShown(pages[size], `Session ${sizes[size].sessions - 1}`);
  }
  for (let round = 0; round < rounds; round += 1) {
    opened.small.push(await timeToOpen(pages.small));
    opened.large.push(await timeToOpen(pages.large));
  }
  const [low, high] = [median(opened.small), median(opened.large)];
  console.log(`page with 10 entries ${fixed(low, 0)} ms, with 500 and 2,000 ${fixed(high, 0)} ms`);
  printResult(
    'the page of a campaign with 500 entries and 2,000 sessions against one with 10',
    `${fixed(high / low)}×`,
    '≤ 1.5×',
  );
});
