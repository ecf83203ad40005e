import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';
import { Grid } from '#tests/support/grid.ts';

/** Wide enough to draw every column. */
const wide = { width: 3400, height: 900 };

test.use({ appName: 'unchanged catalogue', viewport: wide });

/** High enough to draw this number of rows, and not higher, because all of it is painted. */
const heightFor = (rows: number) => ({ ...wide, height: 1000 + rows * 36 });

interface Fact {
  name: string;
  edition: string;
  cost?: { amount: number; unit: string } | null;
  weightLb?: number | null;
  damage?: { dice: string; type: string } | null;
  acBase?: number;
}

const seeds = join(import.meta.dirname, '../../../backend/seed/srd');

const factsOf = (kind: string): Fact[] =>
  // The files of the seed have this shape: tests/server/seed.test.ts validates them.
  JSON.parse(readFileSync(join(seeds, `${kind}.json`), 'utf8')) as Fact[];

const fractions: Readonly<Record<number, string>> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };

function pounds(weight: number | null | undefined): string {
  if (weight === null || weight === undefined) return '';
  const whole = Math.floor(weight);
  const fraction = fractions[weight - whole];
  const parts = [whole > 0 || fraction === undefined ? String(whole) : '', fraction ?? ''];
  return `${parts.filter(Boolean).join(' ')} lb.`;
}

const price = (cost: Fact['cost']): string =>
  cost ? `${cost.amount.toLocaleString('en-US')} ${cost.unit}` : '';

/** The texts that the grid shows for an item in these columns. */
function rowText(fact: Fact, columns: readonly string[]): string {
  const texts: Record<string, string> = {
    Edition: fact.edition,
    Name: fact.name,
    Cost: price(fact.cost),
    Weight: pounds(fact.weightLb),
    Damage: fact.damage ? `${fact.damage.dice} ${fact.damage.type}` : '',
    AC: String(fact.acBase),
  };
  return columns.map((column) => texts[column]).join(' | ');
}

const kinds = {
  gear: { label: 'Gear', counted: '280 gear items', columns: ['Cost', 'Weight'] },
  tools: { label: 'Tools', counted: '72 tools', columns: ['Cost', 'Weight'] },
  armor: { label: 'Armor', counted: '26 pieces of armor', columns: ['Cost', 'Weight', 'AC'] },
  weapons: { label: 'Weapons', counted: '75 weapons', columns: ['Cost', 'Weight', 'Damage'] },
  feats: { label: 'Feats', counted: '18 feats', columns: [] },
  spells: { label: 'Spells', counted: '339 spells', columns: [] },
};

for (const [kind, { label, counted, columns }] of Object.entries(kinds)) {
  test(`the grid shows ${counted} with the values of the seed`, async ({ page, signInAs }) => {
    await signInAs('odo');
    await page.goto(`/admin/${kind}`);
    const all = page.getByText(`${counted}, all loaded`);
    const loadAll = page.getByRole('button', { name: 'Load all' });
    await expect(loadAll.or(all)).toBeVisible();
    if (await loadAll.isVisible()) await loadAll.click();
    await expect(all).toBeVisible();

    const shown = ['Edition', 'Name', ...columns];
    const expected = factsOf(kind).map((fact) => rowText(fact, shown));
    await page.setViewportSize(heightFor(expected.length));
    const grid = new Grid(page, label);
    const drawn = async () =>
      (await grid.texts()).map((row) => shown.map((column) => row[column]).join(' | ')).toSorted();
    await expect.poll(drawn, { timeout: 25_000 }).toEqual(expected.toSorted());
  });
}

test('the grid shows values of the SRD', async ({ page, signInAs }) => {
  await signInAs('odo');
  await page.goto('/admin/weapons');
  await page.getByRole('button', { name: 'Load all' }).click();
  await expect(page.getByText('all loaded')).toBeVisible();
  await page.setViewportSize(heightFor(factsOf('weapons').length));
  const weapons = new Grid(page, 'Weapons');
  const find = async (grid: Grid, name: string, edition: string) =>
    (await grid.texts()).find((row) => row['Name'] === name && row['Edition'] === edition);
  await expect
    .poll(() => find(weapons, 'Trident', '2024'), { timeout: 25_000 })
    .toMatchObject({ Damage: '1d8 piercing', Versatile: '1d10', Mastery: 'Topple' });
  expect(await find(weapons, 'Trident', '2014')).toMatchObject({ Damage: '1d6 piercing' });
  expect(await find(weapons, 'Dart', '2024')).toMatchObject({ Cost: '5 cp', Weight: '1/4 lb.' });

  await page.setViewportSize(wide);
  await page.goto('/admin/armor?category=medium');
  const armor = new Grid(page, 'Armor');
  await expect
    .poll(() => find(armor, 'Chain Shirt', '2024'))
    .toMatchObject({ Weight: '20 lb.', AC: '13', 'Max Dex': '2', Cost: '50 gp' });
});
