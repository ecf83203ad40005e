import type { Locator, Page } from '@playwright/test';
import { callsOf } from '#bench/support/api-calls.ts';
import { caster } from '#bench/support/caster.ts';
import { fixed, median, percentile } from '#bench/support/numbers.ts';
import { printResult } from '#bench/support/report.ts';
import { watchKeys } from './support/keys.ts';
import { longestTaskSince } from './support/tasks.ts';
import { withApp } from './support/with-app.ts';

/** The number of times that each field is filled. */
const rounds = 12;

/** Milliseconds between two keys of someone who types fast. */
const pace = 120;

/** Milliseconds in which the page does what belongs to a key, and what it loads at its start. */
const settling = 1500;

interface Typing {
  readonly name: string;
  readonly page: Page;
  readonly field: Locator;
  /** The texts that are typed in turn. Each replaces the text in the field. */
  readonly texts: readonly string[];
}

/** Types into a field, and prints how long its keys took until they were painted. */
async function measure({ name, page, field, texts }: Typing): Promise<readonly number[]> {
  await field.waitFor();
  await page.waitForTimeout(settling);
  await watchKeys(page);
  const began = await page.evaluate(() => performance.now());
  for (let round = 0; round < rounds; round += 1) {
    await field.focus();
    await field.selectText();
    for (const key of texts[round % texts.length] ?? '') {
      await page.keyboard.press(key);
      await page.waitForTimeout(pace);
    }
  }
  await page.waitForTimeout(settling);
  const times = await page.evaluate(() => globalThis.keyTimes);
  const longest = await longestTaskSince(page, began);
  console.log(
    `${name}: ${times.length} keys, median ${fixed(median(times), 0)} ms, ` +
      `p95 ${fixed(percentile(times, 0.95), 0)} ms, longest ${fixed(Math.max(...times), 0)} ms; ` +
      `longest task ${fixed(longest, 0)} ms`,
  );
  tasks.push(longest);
  return times;
}

/** The longest task of each field. */
const tasks: number[] = [];

const scores = ['18', '9', '16', '12'];

await withApp({}, async ({ url, store, open }) => {
  const call = callsOf(url, store.session);
  const create = async (name: string, changes: object): Promise<string> => {
    const body = { ...caster, name, ...changes };
    const { characterId } = await call<{ characterId: string }>('/api/characters/create', { body });
    return `/characters/${characterId}`;
  };
  const targets = ['armor-class', 'initiative', 'speed', 'str', 'dex', 'con', 'int', 'wis', 'cha'];
  const highest = await create('Ysolde of Vell', {
    overrides: targets.map((target) => ({ target, value: 14, reason: 'A blessing' })),
  });
  const lower = await create('Wulf of Vell', { level: 19, advancement: 'experience' });
  const labelled = (page: Page, name: string, exact = true) =>
    page.getByRole('main').getByLabel(name, { exact });

  const byHand = async (path: string): Promise<Page> => {
    const page = await open(path);
    await labelled(page, 'Method').click();
    await page.getByRole('option', { name: 'Entered by hand' }).click();
    return page;
  };
  const edit = await open(`${highest}?edit`);
  const levelUp = await open(`${lower}?level-up`);
  await levelUp.getByRole('radio', { name: /^Wizard/ }).check();
  await levelUp.getByRole('radio', { name: /^We rolled/ }).check();
  const sheet = await open(highest);
  await sheet.getByRole('button', { name: 'Change overrides' }).click();

  const wizard = await byHand('/characters/create?step=abilities');
  const onePage = await byHand('/characters/create?mode=page');
  const fields: readonly Typing[] = [
    {
      name: 'a score in the wizard',
      page: wizard,
      field: labelled(wizard, 'Wisdom'),
      texts: scores,
    },
    {
      name: 'a score on one page',
      page: onePage,
      field: labelled(onePage, 'Wisdom'),
      texts: scores,
    },
    { name: 'a score at level 20', page: edit, field: labelled(edit, 'Wisdom'), texts: scores },
    {
      name: 'the level, at level 20',
      page: edit,
      field: labelled(edit, 'Level'),
      texts: ['20', '19'],
    },
    {
      name: 'the levels of a further class',
      page: edit,
      field: labelled(edit, 'Levels as a Cleric'),
      texts: ['5', '4'],
    },
    {
      name: 'the die of a new level',
      page: levelUp,
      field: labelled(levelUp, 'The die showed'),
      texts: ['3', '5', '2'],
    },
    {
      name: 'experience points at a new level',
      page: levelUp,
      field: labelled(levelUp, 'Experience points'),
      texts: ['305000', '1200'],
    },
    {
      name: 'an override',
      page: sheet,
      field: labelled(sheet, 'Value').nth(3),
      texts: scores,
    },
    {
      name: 'the reason of an override',
      page: sheet,
      field: labelled(sheet, 'Reason').nth(3),
      texts: ['A boon', 'A curse'],
    },
  ];
  const times: number[] = [];
  for (const field of fields) times.push(...(await measure(field)));
  printResult(
    'from a key to its frame in the forms of characters',
    `p95 ${fixed(percentile(times, 0.95), 0)} ms, median ${fixed(median(times), 0)} ms`,
    'p95 ≤ 50 ms',
  );
  printResult('longest task', `${fixed(Math.max(...tasks), 0)} ms`, '≤ 100 ms');
});
