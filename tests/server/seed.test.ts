import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import { readBody } from '#contract/requests.ts';
import { givenKey } from '#backend/catalogue/item.ts';
import { definitions } from '#backend/catalogue/kinds.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import type { Schema } from '#backend/db/schema.ts';
import { seedCatalogue } from '#backend/seed/seed-catalogue.ts';
import { updateDelivered } from '#backend/seed/update-delivered.ts';
import { readSeed } from '#server/seed.ts';
import { attributions } from '#src/lib/attribution.ts';
import { slug } from '#src/lib/slug.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { noon } from './calls.ts';

/** The number of rows in the files of the seed. */
async function seedRows(): Promise<number> {
  const texts = await Promise.all(definitions.map(({ kind }) => readSeed(kind)));
  const rows = texts.map((text) => (JSON.parse(text) as unknown[]).length);
  return rows.reduce((sum, count) => sum + count, 0);
}

describeBoth('the catalogue after the first start', (open) => {
  let db: Kysely<Schema>;
  let total: number;

  beforeAll(async () => {
    ({ db } = await open());
    total = await seedCatalogue(db, readSeed, noon);
  });

  const item = async (kind: string, sk: string): Promise<Record<string, unknown>> => {
    const { data } = await db
      .selectFrom('catalogue_item')
      .select('data')
      .where('kind', '=', kind)
      .where('sk', '=', sk)
      .executeTakeFirstOrThrow();
    return JSON.parse(data) as Record<string, unknown>;
  };

  test('has all rows of both editions', async () => {
    const rows = await db
      .selectFrom('catalogue_item')
      .select(({ fn }) => ['kind', 'edition', fn.countAll<number>().as('count')])
      .groupBy(['kind', 'edition'])
      .execute();
    const counts = Object.fromEntries(
      rows.map(({ kind, edition, count }) => [`${kind} ${edition}`, count]),
    );
    expect(total).toBe(await seedRows());
    expect(counts).toMatchObject({
      'gear 2024': 129,
      'gear 2014': 151,
      'tools 2024': 37,
      'tools 2014': 35,
      'armor 2024': 13,
      'armor 2014': 13,
      'weapons 2024': 38,
      'weapons 2014': 37,
      'feats 2024': 17,
      'feats 2014': 1,
      'spells 2024': 339,
    });
  });

  test('has as many gear items as the SRD in five categories', async () => {
    const rows = await db
      .selectFrom('catalogue_item')
      .select(({ fn }) => ['edition', 'category', fn.countAll<number>().as('count')])
      .where('kind', '=', 'gear')
      .groupBy(['edition', 'category'])
      .execute();
    const count = (edition: string, category: string) =>
      rows.find((row) => row.edition === edition && row.category === category)?.count ?? 0;
    expect(count('2024', 'ammunition')).toBe(5);
    expect(count('2014', 'ammunition')).toBe(4);
    expect(count('2024', 'food-and-drink')).toBe(11);
    expect(count('2014', 'barding')).toBe(12);
    expect(count('2024', 'equipment-pack')).toBe(7);
  });

  test.each([
    ['weapons', '2024#trident', { damage: { dice: '1d8', type: 'piercing' } }],
    ['weapons', '2014#trident', { damage: { dice: '1d6', type: 'piercing' } }],
    ['weapons', '2024#dart', { cost: { amount: 5, unit: 'cp' }, weightLb: 0.25 }],
    ['weapons', '2024#longbow', { ammunitionSk: '2024#arrows', mastery: 'slow' }],
    ['weapons', '2014#net', { damage: null, properties: ['thrown', 'special'], mastery: null }],
    ['weapons', '2014#lance', { notes: '' }],
    ['armor', '2024#chain-shirt', { weightLb: 20, acBase: 13, acAddDex: true, acMaxDex: 2 }],
    ['armor', '2024#shield', { category: 'shield', acBase: 2, acAddDex: false }],
    ['gear', '2024#arrows', { quantity: 20, storageSk: '2024#quiver' }],
    ['gear', '2014#camel', { carryingCapacityLb: 480, speedFt: 50 }],
    ['gear', '2024#keelboat', { speedMph: 1, cargoTons: 0.5, hp: 100, damageThreshold: 10 }],
    ['gear', '2024#bedroll', { weightLb: 7 }],
    ['gear', '2014#antitoxin-vial', { weightLb: 0 }],
    ['tools', '2024#thieves-tools', { ability: 'dex', cost: { amount: 25, unit: 'gp' } }],
    ['tools', '2024#poisoners-kit', { cost: { amount: 50, unit: 'gp' } }],
  ])('has %s %s with the values of the SRD', async (kind, sk, facts) => {
    expect(await item(kind, sk)).toMatchObject(facts);
  });

  test('has the prerequisites and ability increases of feats', async () => {
    expect(await item('feats', '2024#grappler')).toMatchObject({
      prerequisites: {
        minLevel: 4,
        abilities: [{ anyOf: ['str', 'dex'], min: 13 }],
        text: 'Level 4+, Strength or Dexterity 13+',
      },
      abilityIncrease: { modes: [{ choose: 1, amount: 1 }], from: ['str', 'dex'], max: 20 },
    });
    expect(await item('feats', '2024#ability-score-improvement')).toMatchObject({
      repeatable: true,
      abilityIncrease: {
        modes: [
          { choose: 1, amount: 2 },
          { choose: 2, amount: 1 },
        ],
      },
    });
  });

  test('has as many spells of each level and class as the SRD', async () => {
    const rows = await db
      .selectFrom('catalogue_item')
      .select(['category', 'data'])
      .where('kind', '=', 'spells')
      .orderBy('category')
      .execute();
    const counted = (names: readonly string[]): Readonly<Record<string, number>> =>
      Object.fromEntries(
        Object.entries(Object.groupBy(names, (name) => name)).map(([name, same]) => [
          name,
          same?.length ?? 0,
        ]),
      );
    expect(Object.values(counted(rows.map(({ category }) => category)))).toEqual([
      27, 57, 57, 42, 34, 38, 31, 20, 17, 16,
    ]);
    // The contract validates the column in another test.
    const spells = rows.map(({ data }) => JSON.parse(data) as { readonly classes: string[] });
    expect(counted(spells.flatMap(({ classes }) => classes))).toEqual({
      bard: 130,
      cleric: 109,
      druid: 124,
      paladin: 38,
      ranger: 48,
      sorcerer: 140,
      warlock: 72,
      wizard: 218,
    });
  });

  test('has the effects of spells', async () => {
    expect(await item('spells', '2024#ice-knife')).toMatchObject({
      category: 'level-1',
      components: { verbal: false, somatic: true, material: { costs: [] } },
      attack: 'ranged',
      save: { abilities: ['dex'], half: false },
      damage: [
        { amount: '1d10', types: ['piercing'] },
        { amount: '2d6', types: ['cold'] },
      ],
      higherLevels: { perSlot: [{ amount: '1d6', unit: 'points', appliesTo: 'cold' }] },
    });
    expect(await item('spells', '2024#fire-bolt')).toMatchObject({
      category: 'cantrip',
      range: { amount: 120, unit: 'feet' },
      higherLevels: {
        steps: [5, 11, 17].map((level, index) => ({
          level,
          value: { amount: `${index + 2}d10`, unit: 'points' },
        })),
      },
    });
    expect(await item('spells', '2024#cure-wounds')).toMatchObject({
      range: 'touch',
      duration: 'instantaneous',
      healing: { amount: '2d8+mod', times: 1, temporary: false },
    });
  });

  test('has the contents of packs', async () => {
    const { contents } = await item('gear', '2024#burglars-pack');
    expect(contents).toHaveLength(11);
    expect(contents).toContainEqual({ gearSk: '2024#candle', quantity: 10 });
    const entertainer = await item('gear', '2014#entertainers-pack');
    expect(entertainer['description']).toContain('Disguise Kit');
  });

  test('has a row in catalogue_link for the ammunition of every weapon', async () => {
    const { count } = await db
      .selectFrom('catalogue_link')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('field', '=', 'ammunitionSk')
      .executeTakeFirstOrThrow();
    const weapons = await db
      .selectFrom('catalogue_item')
      .select('data')
      .where('kind', '=', 'weapons')
      .execute();
    const linked = weapons.filter(({ data }) => !data.includes('"ammunitionSk":null'));
    expect(count).toBe(linked.length);
    expect(count).toBeGreaterThan(10);
  });

  test('has rows that the contract allows, with a key made from their name and a licensed source', async () => {
    const rows = await db.selectFrom('catalogue_item').selectAll().execute();
    const sources = new Set(attributions.map(({ source }) => source));
    for (const definition of definitions) {
      for (const row of rows.filter(({ kind }) => kind === definition.kind)) {
        const written = JSON.parse(row.data) as object;
        expect(readBody(`${definition.prefix}Create`, written)).toEqual(written);
        expect(givenKey(definition, written)).toBe(`${row.edition}#${slug(row.name)}`);
        expect(sources).toContain(row.source);
      }
    }
  });

  test('gets the items of a new kind, except items that refer to a missing item', async () => {
    await db.deleteFrom('catalogue_item').where('kind', '=', 'weapons').execute();
    await db.deleteFrom('catalogue_item').where('sk', '=', '2024#needles').execute();
    await db.deleteFrom('setting').where('key', '=', 'catalogue.seeded.weapons').execute();
    const weapons = JSON.parse(await readSeed('weapons')) as { ammunitionSk?: string | null }[];
    const expected = weapons.filter(({ ammunitionSk }) => ammunitionSk !== '2024#needles');
    expect(expected.length).toBeLessThan(weapons.length);
    expect(await seedCatalogue(db, readSeed, noon)).toBe(expected.length);
    expect(await seedCatalogue(db, readSeed, noon)).toBe(0);
  });

  test('does not get deleted items back at the next start', async () => {
    await db.deleteFrom('catalogue_item').where('sk', '=', '2024#alert').execute();
    expect(await seedCatalogue(db, readSeed, noon)).toBe(0);
    const rows = await db
      .selectFrom('catalogue_item')
      .select('sk')
      .where('sk', '=', '2024#alert')
      .execute();
    expect(rows).toEqual([]);
  });
});

describeBoth('updateDelivered', (open) => {
  const spell = '2024#fireball';
  let db: Kysely<Schema>;

  const stored = (sk: string) =>
    db
      .selectFrom('catalogue_item')
      .select(['data', 'version'])
      .where('sk', '=', sk)
      .executeTakeFirstOrThrow();

  /** Changes the item as if an earlier version had delivered it without a text. */
  async function forgetText(sk: string, version = 1) {
    const { data } = await stored(sk);
    const bare = JSON.stringify({ ...(JSON.parse(data) as object), description: '' });
    await db
      .updateTable('catalogue_item')
      .set({ data: bare, version })
      .where('sk', '=', sk)
      .executeTakeFirstOrThrow();
  }

  const update = () =>
    updateDelivered(db, readSeed, { now: noon, random: createRandom(systemRandom) });

  beforeEach(async () => {
    ({ db } = await open());
    await seedCatalogue(db, readSeed, noon);
  });

  test('changes nothing in a new catalogue', async () => {
    const before = await db.selectFrom('catalogue_item').selectAll().execute();
    expect(await update()).toBe(0);
    expect(await db.selectFrom('catalogue_item').selectAll().execute()).toEqual(before);
  });

  test('changes a delivered item once, and its history shows the change', async () => {
    const seeded = await stored(spell);
    await forgetText(spell);
    expect(await update()).toBe(1);
    expect(await stored(spell)).toEqual({ data: seeded.data, version: 2 });
    const entry = await db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'target_id'])
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor_id: null, action: 'spell.update', target_id: spell });
    await forgetText(spell);
    expect(await update()).toBe(0);
  });

  test('leaves an item that was changed before', async () => {
    await forgetText(spell, 2);
    const before = await stored(spell);
    expect(await update()).toBe(0);
    expect(await stored(spell)).toEqual(before);
  });
});

describeBoth('three parallel calls of seedCatalogue', (open) => {
  test('fill the catalogue once', async () => {
    const { db } = await open();
    const totals = await Promise.all([1, 2, 3].map(() => seedCatalogue(db, readSeed, noon)));
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 0, await seedRows()]);
  });
});

describe('the attribution', () => {
  test('names both documents and their licence', () => {
    expect(attributions.map(({ source }) => source)).toEqual(['SRD 5.2.1', 'SRD 5.1']);
    for (const { statement } of attributions) {
      expect(statement).toContain('Creative Commons Attribution 4.0 International License');
    }
  });
});
