import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { titles, write } from './entry-table.ts';

/** The tree of entries keeps its order and its depth. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryDelete',
    status: 204,
    title: 'puts the entries below the deleted one at its place',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const [, middle] = [
        await write(mira, campaignId, { title: 'First' }),
        await write(mira, campaignId, { title: 'Middle' }),
        await write(mira, campaignId, { title: 'Last' }),
      ];
      const parentId = middle.entryId;
      for (const title of ['Z', 'Y', 'X']) await write(mira, campaignId, { title, parentId });
      await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId: parentId } });
      const top = { parentId: 'none', sort: 'position' };
      expect(await titles(mira, campaignId, top)).toEqual(['First', 'Z', 'Y', 'X', 'Last']);
    },
  },
  {
    operation: 'entryMove',
    status: 422,
    title: 'counts the entries above and below for the depth of the tree',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const chainOf = async (length: number) => {
        const ids: string[] = [];
        for (let level = 0; level < length; level += 1) {
          const parentId = ids.at(-1) ?? null;
          const { entryId } = await write(mira, campaignId, { title: `Level ${level}`, parentId });
          ids.push(entryId);
        }
        return ids;
      };
      const [long, short] = [await chainOf(17), await chainOf(5)];
      const params = { campaignId, entryId: short[0] ?? '' };
      const below = (parentId: string | undefined) => ({
        params,
        body: { parentId: parentId ?? null, beforeId: null },
      });
      const { fields } = await fails(mira, 'entryMove', 422, below(long[16]));
      expect(fields.map(({ path }) => path)).toEqual(['/parentId']);
      await succeeds(mira, 'entryMove', 200, below(long[15]));
      // The last entry of the short chain is the twenty-first level now.
      const body = { type: 'note', title: 'Too deep', parentId: short[4] ?? null };
      await fails(mira, 'entryCreate', 422, { params: { campaignId }, body });
    },
  },
];
