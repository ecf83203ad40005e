import type { Locator, Page } from '@playwright/test';
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
 * Milliseconds that the pointer stays on a link before the click, so that its page is prefetched. `networkidle` of
 * Playwright is about the document and does not wait for the requests of a page that is open.
 */
const pointing = 300;

/**
 * Points at a link and clicks it. Returns the milliseconds from the click until the expected elements are
 * painted.
 */
async function timeToFollow(page: Page, link: Locator, expected: readonly ExpectedElement[]) {
  await link.hover();
  // A pointer rests on a link before the click, and the link loads its page in this time.
  await page.waitForTimeout(pointing);
  const time = await untilPainted(page, () => link.click(), expected);
  // Whatever the page does after its first paint does not count for the next link.
  await page.waitForTimeout(pointing);
  return time;
}

interface Group {
  readonly name: string;
  readonly links: readonly {
    readonly page: string;
    readonly link: Locator;
    readonly expected: ExpectedElement;
  }[];
}

const summary = (times: readonly number[]): string =>
  `median ${fixed(median(times), 0)} ms, p95 ${fixed(percentile(times, 0.95), 0)} ms`;

await withApp({}, async ({ url, store, open }) => {
  const call = callsOf(url, store.session);
  const small = await fillCampaign(call, sizes.small);
  const large = await fillCampaign(call, sizes.large);
  const pageOf = ({ path }: { readonly path: string }) => path.replace('/api', '');

  const navigating = await open(pageOf(large));
  const inMain = (name: string) => navigating.getByRole('main').getByRole('link', { name }).first();
  const inHeader = (name: string) => navigating.getByRole('banner').getByRole('link', { name });
  // A person to whom no text links: the links from 200 others would cost more than the tree.
  const inTree = navigating.getByRole('treeitem', { name: /^Person 42\b/ }).first();
  const last = `Session ${sizes.large.sessions - 1}`;
  const groups: readonly Group[] = [
    {
      name: 'from a link of a campaign to its page',
      links: [
        { page: 'entries', link: inMain('Entries'), expected: heading('Entries') },
        { page: 'people', link: inMain('People'), expected: heading('People') },
        { page: 'settings', link: inMain('Settings'), expected: heading('Settings') },
        { page: 'overview', link: inMain('Overview'), expected: heading('Vell') },
        { page: 'entries of a type', link: inMain('Sessions'), expected: heading('Entries') },
        { page: 'overview', link: inMain('Overview'), expected: heading('Vell') },
        { page: 'a session', link: inMain(last), expected: heading(last) },
        { page: 'an entry in the tree', link: inTree, expected: heading('Person 42') },
      ],
    },
    {
      name: 'from another link to its page',
      links: [
        { page: 'rules', link: inHeader('Rules'), expected: heading('Rules') },
        { page: 'rules of a kind', link: inMain('Gear'), expected: heading('Gear') },
        { page: 'an item', link: inMain('Abacus'), expected: heading('Abacus') },
        { page: 'characters', link: inHeader('Characters'), expected: heading('Characters') },
        { page: 'campaigns', link: inHeader('Campaigns'), expected: heading('Campaigns') },
        { page: 'dashboard', link: inHeader('Questwright'), expected: heading('Welcome') },
        { page: 'a campaign', link: inMain('Vell'), expected: heading('Vell') },
      ],
    },
  ];
  const times = new Map<string, number[]>();
  const toTree: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await navigating.goto(url + pageOf(large));
    for (const { page, link, expected } of groups.flatMap(({ links }) => links)) {
      const taken = await timeToFollow(navigating, link, [expected]);
      times.set(page, [...(times.get(page) ?? []), taken]);
    }
    await navigating.goto(`${url}${pageOf(large)}/entries`);
    const tree = inMain('Show as tree');
    toTree.push(await timeToFollow(navigating, tree, [{ selector: 'main [role=treeitem]' }]));
  }
  for (const { name, links } of groups) {
    const pages = new Set(links.map(({ page }) => page));
    const ofGroup = [...pages].map((page) => ({ page, taken: times.get(page) ?? [] }));
    for (const { page, taken } of ofGroup) console.log(`${page}: ${summary(taken)}`);
    printResult(name, summary(ofGroup.flatMap(({ taken }) => taken)), '≤ 100 ms');
  }
  printResult('from the list of entries to their tree', summary(toTree), 'none');

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
