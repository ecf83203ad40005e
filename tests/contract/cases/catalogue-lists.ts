import { expect } from 'vitest';
import { fails, type ContractCase } from '../case.ts';
import { callsOf, kinds, type Item } from './catalogue-kinds.ts';

const coins = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 } as const;

/** For each `sort`, the value that an item is sorted by; undefined without a price or weight. */
const sortKeys: Readonly<Record<string, (item: Item) => string | number | undefined>> = {
  name: ({ name }) => name.toLowerCase(),
  category: ({ category }) => category,
  edition: (item) => String(item['edition']),
  source: (item) => String(item['source']),
  updated_at: ({ meta }) => meta.updated_at,
  cost: (item) => {
    // The contract's type of `cost`.
    const cost = item['cost'] as { amount: number; unit: keyof typeof coins } | null;
    return cost ? cost.amount * coins[cost.unit] : undefined;
  },
  // The contract's type of `weightLb`.
  weight: (item) => (item['weightLb'] as number | null) ?? undefined,
};

const compare = (left: string | number, right: string | number) =>
  left < right ? -1 : Number(left > right);

/** The expected order. Items without a value are last in both directions. */
function inOrder(items: readonly Item[], sort: string, reverse: boolean): string[] {
  const sortKeyOf = sortKeys[sort];
  if (!sortKeyOf) throw new Error(`Nothing is sorted by ${sort}.`);
  const sign = reverse ? -1 : 1;
  const sorted = items.toSorted((left, right) => {
    const [first, second] = [sortKeyOf(left), sortKeyOf(right)];
    const byName = sign * compare(left.name.toLowerCase(), right.name.toLowerCase());
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined) || byName;
    }
    return sign * compare(first, second) || byName;
  });
  return sorted.map(({ name }) => name);
}

/** The list requests of the catalogue. */
export const cases: readonly ContractCase[] = kinds.flatMap((kind) => {
  const { noun, base, other, priced } = kind;
  const { id, named, call, create, bulk, listAll } = callsOf(kind);
  const price = (amount: number, unit: string, weightLb: number | null) =>
    priced ? { cost: { amount, unit }, weightLb } : {};

  return [
    {
      operation: id('List'),
      status: 200,
      title:
        'finds items whose names contain every word of `q`, in any case; % and _ are plain characters',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const names = [`Quill of 50% Éther ${noun}`, `quill_case ${noun}`, `Back\\slash ${noun}`];
        for (const name of names) await create(admin, name);
        for (const [q, found] of [
          ['QUILL', 2],
          [`${noun} quill`, 2],
          ['éTHER  quill', 1],
          ['uil the', 1],
          ['50%', 1],
          ['quill%', 0],
          ['l_c', 1],
          ['quill_', 1],
          ['k\\s', 1],
          ['quill nothing', 0],
        ] as const) {
          const params = { q, withTotal: true };
          const { items, total } = (await call(admin, 'List', 200, { params })).body;
          const ours = items.filter(({ name }) => names.includes(name));
          expect([q, ours.length, total]).toEqual([q, found, found]);
        }
      },
    },
    {
      operation: id('List'),
      status: 200,
      title: 'counts the matching items only if `withTotal` is true',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        for (const name of ['One', 'Two', 'Three']) await create(admin, `Counted ${name} ${noun}`);
        await create(admin, `Counted Four ${noun}`, { category: other });
        const total = async (query: Record<string, string | boolean>) => {
          const params = { q: 'counted', pageSize: 1, ...query };
          return (await call(admin, 'List', 200, { params })).body.total;
        };
        expect(await total({})).toBeNull();
        expect(await total({ withTotal: false })).toBeNull();
        expect(await total({ withTotal: true })).toBe(4);
        expect(await total({ withTotal: true, category: base.category })).toBe(3);
        expect(await total({ withTotal: true, sort: 'source', reverse: true })).toBe(4);
      },
    },
    {
      operation: id('List'),
      status: 200,
      title: 'sorts by each value of `sort` in both directions, across pages',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        const { counts } = await bulk(
          admin,
          [
            named(`Sorted Ash ${noun}`, price(2, 'gp', 3)),
            named(`Sorted Birch ${noun}`, { category: other }),
            named(`Sorted Cedar ${noun}`, { source: 'A book', ...price(150, 'cp', 0.25) }),
            named(`Sorted Date ${noun}`, { source: 'A book', ...price(20, 'sp', 12) }),
            named(`Sorted Elm ${noun}`, { edition: '2024' }),
            named(`Sorted Fir ${noun}`, { edition: '2014', ...price(0, 'cp', 0) }),
          ].map((item) => ({ action: 'create', item })),
        );
        expect(counts['created']).toBe(6);
        const all = await listAll(admin, { q: 'sorted', pageSize: 1000 });
        expect(all).toHaveLength(6);
        for (const sort of Object.keys(sortKeys)) {
          if (!priced && (sort === 'cost' || sort === 'weight')) continue;
          for (const reverse of [false, true]) {
            const items = await listAll(admin, { q: 'sorted', sort, reverse, pageSize: 4 });
            const names = items.map(({ name }) => name);
            expect([sort, reverse, ...names]).toEqual([
              sort,
              reverse,
              ...inOrder(all, sort, reverse),
            ]);
          }
        }
      },
    },
    {
      operation: id('List'),
      status: 200,
      title: 'continues after a name or source whose sort value is very long',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        // `foldName` replaces this character by four words.
        const tail = '\ufdfa'.repeat(90);
        const source = '語'.repeat(120);
        for (const number of [1, 2]) {
          await create(admin, `Long ${number} ${noun} ${tail}`, { source });
        }
        for (const sort of ['name', 'source']) {
          const items = await listAll(admin, {
            q: `long ${noun} ${tail}`.slice(0, 120),
            sort,
            pageSize: 1,
          });
          expect(items).toHaveLength(2);
        }
      },
    },
    {
      operation: id('List'),
      status: 400,
      title: 'refuses a cursor from a list with another order or filter',
      run: async ({ signIn }) => {
        const admin = await signIn('odo');
        for (const name of ['One', 'Two']) await create(admin, `Bound ${name} ${noun}`);
        const query = { q: 'bound', sort: 'source', pageSize: 1 };
        const { nextCursor } = (await call(admin, 'List', 200, { params: query })).body;
        expect(nextCursor).not.toBeNull();
        const again = { ...query, nextCursor: String(nextCursor) };
        await call(admin, 'List', 200, { params: again });
        for (const [name, value] of [
          ['q', `bound ${noun}`],
          ['sort', 'name'],
          ['reverse', true],
          ['category', base.category],
        ] as const) {
          const params = { ...again, [name]: value };
          const problem = await fails(admin, id('List'), 400, { params });
          expect(problem.code).toBe('invalid_cursor');
        }
      },
    },
    {
      operation: id('List'),
      status: 422,
      title: 'names the invalid parameter',
      run: async ({ signIn }) => {
        const reader = await signIn('tomas');
        for (const [name, value] of [
          ['q', ' '],
          ['q', 'x'.repeat(121)],
          ['sort', 'colour'],
          ['reverse', 'maybe'],
          ['withTotal', '1'],
          ['pageSize', 1001],
          ['pageSize', 0],
          ...(priced ? [] : [['sort', 'cost'] as const]),
        ] as const) {
          const problem = await fails(reader, id('List'), 422, { params: { [name]: value } });
          expect(problem.fields.map(({ path }) => path)).toEqual([`query/${name}`]);
        }
      },
    },
  ];
});
