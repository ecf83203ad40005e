import type { Page } from '@playwright/test';
import { copyOfSpell } from '#src/features/characters/copies.ts';
import type { Spell } from '#src/generated/model/index.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { people } from '#tests/support/named-people.ts';
import { apiOf } from '#tests/support/people.ts';
import { expectPresentable } from '#tests/support/screens.ts';

const facts = {
  level: 1,
  school: 'evocation',
  castingTime: 'Action',
  range: '120 feet',
  components: 'V, S, M (a tiny ball of bat guano and sulfur)',
  duration: 'Concentration, up to 1 minute',
  concentration: true,
  ritual: false,
  attack: null,
  save: 'dex',
  damage: '8d6 fire; +1d6 per higher slot',
} as const;

const wizard = {
  name: 'Maerwen Ashgrove the Younger, of the Hill with the Two Lanterns',
  class: 'wizard',
  species: 'elf',
  background: 'sage',
  level: 20,
  abilities: { str: 8, dex: 14, con: 13, int: 15, wis: 12, cha: 10 },
  concept: 'A reader of maps who has never been anywhere.',
  backstory: 'She has read of the sea, and of the people who live below it. '.repeat(12),
  spells: Array.from({ length: 25 }, (_, index) => ({
    class: 'wizard',
    key: null,
    catalogueVersion: null,
    name: `Melf’s Improbable Lantern of the ${index + 1}. Night`,
    prepared: index % 2 === 0,
    facts: { ...facts, level: index % 10 },
  })),
};

const fighter = {
  name: 'Brannoc Underbough',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

/** The number of pages in the bytes of a PDF. The objects of pages are not compressed. */
const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;

/** The printable width in CSS pixels: 96 for an inch, without the margins of 9 mm. */
const widths = {
  A4: Math.floor((210 - 18) * (96 / 25.4)),
  Letter: Math.floor((216 - 18) * (96 / 25.4)),
};

/** Runs in the page: the elements of the sheet whose text is wider or higher than they are. */
function cutTexts(): string[] {
  const cut: string[] = [];
  for (const page of document.querySelectorAll('[aria-label^="Page "]')) {
    const outer = page.getBoundingClientRect();
    for (const element of page.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const isOutside = box.left < outer.left - 1 || box.right > outer.right + 1;
      const { overflowX } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (isOutside || (isWider && overflowX !== 'visible')) {
        cut.push(element.textContent.slice(0, 60));
      }
    }
  }
  return cut;
}

/** Checks the PDF of both formats: no cut text, and this number of pages. With `more`, it must have more pages. */
async function expectPrinted(page: Page, pages: number, more = false): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: widths[format], height: 1000 });
    expect(await page.evaluate(cutTexts), `cut texts on ${format}`).toEqual([]);
    const printed = pagesOf(await page.pdf({ format }));
    if (more) expect(printed, `pages of ${format}`).toBeGreaterThan(pages);
    else expect(printed, `pages of ${format}`).toBe(pages);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1024, height: 768 });
}

test('a sheet is printed on two pages, and spells on a third one', async ({
  app,
  page,
  signInAsNew,
}) => {
  const session = await signInAsNew({ ...people.tomas, email: 'tomas.with.a.printer@example.com' });
  const api = await apiOf(app, session);
  const create = async (data: object): Promise<string> => {
    const response = await api.post('/api/characters/create', { data });
    const { characterId } = (await response.json()) as { characterId: string };
    return characterId;
  };
  const [ofFighter, ofWizard] = [await create(fighter), await create(wizard)];
  await api.dispose();

  await page.goto(`/characters/${ofFighter}/print`);
  await expect(page.getByRole('region', { name: 'Page 2' })).toContainText('Equipment');
  await expectPrinted(page, 2);

  await page.goto(`/characters/${ofWizard}/print`);
  await expect(page.getByRole('region', { name: 'Page 3' })).toContainText('Night');
  await expectPrinted(page, 3);
  await expectPresentable(page, 'character-on-paper');

  await page.getByRole('checkbox', { name: 'Print what the features do' }).click();
  const features = page.getByRole('region', { name: 'Page with features' });
  await expect(features).toContainText('You read them from the book.');
  await expectPrinted(page, 3, true);
  await expectPresentable(page, 'features-on-paper');
});

/** A text of the length of the longest one in the catalogue, with a list and a table. */
const textOf = (name: string): string =>
  [
    `**${name}** needs a steady hand. ${'The light grows until it fills the room and everyone in it. '.repeat(16)}`,
    '- It goes around corners.\n- It ends when you sleep.',
    '| Die | Colour |\n| --- | --- |\n| 1 | Red |\n| 2 | Green |',
  ].join('\n\n');

test('what the spells do is printed on request, on further pages', async ({
  app,
  page,
  sessionOf,
  signInAsNew,
}) => {
  const odo = await apiOf(app, await sessionOf('odo'));
  const response = await odo.get('/api/spells/?pageSize=1000');
  const { items } = (await response.json()) as { items: Spell[] };
  const rows = items.filter(({ classes }) => classes.includes('wizard')).slice(0, 30);
  for (const { version: _version, meta: _meta, ...row } of rows) {
    const path = `/api/spells/${encodeURIComponent(row.spellSk)}`;
    const written = await odo.put(path, { data: { ...row, description: textOf(row.name) } });
    expect(written.ok()).toBe(true);
  }
  await odo.dispose();
  const session = await signInAsNew({ ...people.ilse, email: 'ilse.reads.on.paper@example.com' });
  const api = await apiOf(app, session);
  const spells = rows.map((row) => ({ ...copyOfSpell(row, 'wizard'), prepared: true }));
  const created = await api.post('/api/characters/create', { data: { ...wizard, spells } });
  const { characterId } = (await created.json()) as { characterId: string };
  await api.dispose();

  await page.goto(`/characters/${characterId}/print`);
  const box = page.getByRole('checkbox', { name: 'Print what the spells do' });
  await expect(box).not.toBeChecked();
  await expectPrinted(page, 3);
  await box.click();
  const texts = page.getByRole('region', { name: 'Page 4' });
  await expect(texts.getByRole('listitem')).toHaveCount(2 * rows.length);
  await expectPrinted(page, 4, true);
  await expectPresentable(page, 'spells-on-paper');
});
