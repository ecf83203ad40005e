import fc from 'fast-check';
import { CompiledQuery, sql, type Insertable, type Kysely } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listItems, type ListRequest } from '#backend/catalogue/list.ts';
import type { CatalogueSort } from '#backend/catalogue/orders.ts';
import { storedForm } from '#backend/catalogue/item.ts';
import { gear } from '#backend/catalogue/kinds/gear.ts';
import { rowOf } from '#backend/catalogue/record.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CatalogueItemTable } from '#backend/db/tables/catalogue-tables.ts';
import type { GearCategory, GearPage } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { noon } from './calls.ts';

const sorts = ['name', 'category', 'edition', 'source', 'cost', 'weight', 'updated_at'] as const;
const orders = sorts.flatMap((sort) => [false, true].map((reverse) => ({ sort, reverse })));

/** The columns that lists are sorted by have few values, so that many rows have equal values. */
interface Thing {
  readonly category: GearCategory;
  readonly edition: '2014' | '2024';
  readonly source: string;
  readonly price: number | null;
  readonly weightLb: number | null;
  readonly age: number;
}

const things = fc.record<Thing>({
  category: fc.constantFrom<GearCategory>('other', 'mount', 'ammunition'),
  edition: fc.constantFrom('2014', '2024'),
  source: fc.constantFrom('homebrew', 'SRD'),
  price: fc.option(fc.constantFrom(0, 1, 150)),
  weightLb: fc.option(fc.constantFrom(0, 0.1, 12)),
  age: fc.nat(2),
});

function rowFor(number: number, thing: Thing): Insertable<CatalogueItemTable> {
  const { category, edition, source, price, weightLb, age } = thing;
  const sk = `${edition}#thing-${number}`;
  const cost = price === null ? null : ({ amount: price, unit: 'cp' } as const);
  const name = `Thing ${number}`;
  const written = { name, category, edition, source, cost, weightLb, description: '' };
  const people = { createdBy: null, updatedBy: null };
  const times = { createdAt: noon, updatedAt: noon + age };
  const item = storedForm(gear, written, sk);
  return rowOf(gear, { sk, item, version: 1, ...times, ...people, archived: false });
}

async function pageOf(db: Kysely<Schema>, request: ListRequest): Promise<GearPage> {
  const { body } = await listItems(db, gear, request);
  return body;
}

describeBoth('lists of the catalogue', (open, _fresh, kind) => {
  let db: Kysely<Schema>;

  beforeAll(async () => {
    ({ db } = await open());
  });

  const replace = (rows: readonly Insertable<CatalogueItemTable>[]) =>
    insertMany(db, 'catalogue_item', rows, ['kind', 'sk']);

  /** Changes between two pages: rows with odd numbers change, rows with even numbers stay. */
  const disturbances = fc.array(fc.tuple(fc.nat(20), fc.option(things)), { maxLength: 3 });

  async function disturb(changes: readonly (readonly [number, Thing | null])[]) {
    for (const [number, thing] of changes) {
      const odd = 2 * number + 1;
      const keys = [`2014#thing-${odd}`, `2024#thing-${odd}`];
      await db.deleteFrom('catalogue_item').where('sk', 'in', keys).execute();
      if (thing) await replace([rowFor(odd, thing)]);
    }
  }

  test('contain each unchanged row once while other rows are created and deleted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...orders),
        fc.array(things, { minLength: 1, maxLength: 14 }),
        fc.array(disturbances, { maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async ({ sort, reverse }, steady, turns, pageSize) => {
          await db.deleteFrom('catalogue_item').execute();
          const rows = steady.map((thing, number) => rowFor(2 * number, thing));
          await replace(rows);
          const keys = new Set(rows.map(({ sk }) => sk));
          const whole = await pageOf(db, { sort, reverse, pageSize: 1000 });
          const seen: string[] = [];
          let nextCursor: string | null | undefined;
          for (let turn = 0; nextCursor !== null; turn += 1) {
            await disturb(turns[turn] ?? []);
            const start = nextCursor === undefined ? {} : { nextCursor };
            const page: GearPage = await pageOf(db, { sort, reverse, pageSize, ...start });
            seen.push(...page.items.map(({ gearSk }) => gearSk));
            ({ nextCursor } = page);
          }
          const steadySeen = seen.filter((sk) => keys.has(sk));
          expect(steadySeen).toEqual(whole.items.map(({ gearSk }) => gearSk));
        },
      ),
      { numRuns: 15 },
    );
  });

  test('search for special characters as plain text', async () => {
    await db.deleteFrom('catalogue_item').execute();
    const plain: Thing = {
      category: 'other',
      edition: '2024',
      source: 'SRD',
      price: null,
      weightLb: null,
      age: 0,
    };
    await replace(Array.from({ length: 12 }, (_, number) => rowFor(number, plain)));
    const total = async (q: string) =>
      (await pageOf(db, { q, withTotal: true, pageSize: 1 })).total;
    expect(await total('thing 1')).toBe(3);
    for (const q of ['%', '_', '\\', 'thing_1', "'", '1 1 1 2 3 4 5 6']) {
      expect([q, await total(q)]).toEqual([q, 0]);
    }
  });

  describe('with thousands of rows', () => {
    beforeAll(async () => {
      await db.deleteFrom('catalogue_item').execute();
      await sql`
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 4000)
        insert into catalogue_item (kind, sk, name, name_fold, category, edition, source, cost_cp,
          weight_lb, data, version, created_at, updated_at, archived)
        select 'gear', 'k' || n, 'Item ' || n, 'item ' || n, 'c' || (n % 6), 'e' || (n % 3),
          's' || (n % 9), case when n % 4 = 0 then null else n % 500 end,
          case when n % 5 = 0 then null else n % 70 end, '{"gearSk":"k' || n || '"}', 1, n, n % 1000, 0
        from numbers`.execute(db);
      await sql`analyze`.execute(db);
    });

    /** The query plan of the database for the page. */
    const planOf = async (request: ListRequest): Promise<string> => {
      const spy = vi.spyOn(db, 'executeQuery');
      await listItems(db, gear, request);
      const query = spy.mock.calls[0]?.[0];
      spy.mockRestore();
      if (!query || !('parameters' in query)) throw new Error('The list sent no query.');
      const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
      const compiled = CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]);
      const { rows } = await db.executeQuery<Record<string, unknown>>(compiled);
      return rows.map((row) => Object.values(row).join(' ')).join('\n');
    };

    const indexOf = (sort: CatalogueSort, reverse: boolean): RegExp => {
      const priced = sort === 'cost' || sort === 'weight';
      const column = priced ? `${sort}_${reverse ? 'falling' : 'rising'}` : sort;
      // The unique index on kind, edition and name also has the order of `edition`.
      const uniqueIndex = sort === 'edition' ? '|sqlite_autoindex_catalogue_item_2' : '';
      return new RegExp(`(catalogue_item_by_${column}${uniqueIndex}) `);
    };

    test.each(orders)('use an index by $sort, reverse $reverse', async ({ sort, reverse }) => {
      const { nextCursor } = await pageOf(db, { sort, reverse, pageSize: 25 });
      for (const start of [{}, { nextCursor: nextCursor ?? '' }]) {
        const plan = await planOf({ sort, reverse, pageSize: 25, ...start });
        expect(plan).toMatch(indexOf(sort, reverse));
        expect(plan).not.toMatch(/sort key|temp b-tree/i);
      }
    });

    test('use an index when they are filtered by a category', async () => {
      const plan = await planOf({ category: 'c1', pageSize: 25 });
      expect(plan).toContain('catalogue_item_by_category ');
      expect(plan).not.toMatch(/sort key|temp b-tree/i);
    });
  });
});
