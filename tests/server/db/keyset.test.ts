import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CursorError, decodeCursor, encodeCursor } from '#backend/db/cursor.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { keysetPage, type SortDirection } from '#backend/db/keyset.ts';
import type { Schema } from '#backend/db/schema.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addCampaign, addMira, gear, noon } from './fixtures.ts';

function audits(db: Kysely<Schema>, direction: SortDirection, cursor?: string | null) {
  return keysetPage(db.selectFrom('audit').select(['at', 'id']), {
    list: 'audit',
    columns: [
      { ref: 'audit.at', field: 'at', type: 'integer' },
      { ref: 'audit.id', field: 'id', type: 'text' },
    ],
    direction,
    size: 7,
    cursor,
  });
}

const entry = (id: string, at: number) => ({
  id,
  at,
  actor_id: null,
  action: 'x',
  target_kind: 'gear',
  target_id: 'rope',
  request_id: null,
});

describeBoth('keyset lists', (open) => {
  test.each(['asc', 'desc'] as const)(
    'contain every row once, including rows with equal sort values (%s)',
    async (direction) => {
      const { db } = await open();
      const rows = Array.from({ length: 100 }, (_, index) =>
        entry(`row-${String(index).padStart(3, '0')}`, noon + (index % 5)),
      );
      await insertMany(db, 'audit', rows);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof audits>> = await audits(db, direction, cursor);
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      const order = rows
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id);
      expect(seen).toEqual(direction === 'asc' ? order : order.toReversed());
    },
  );

  test('neither skip nor repeat rows while other rows are added and deleted', async () => {
    const { db } = await open();
    const old = Array.from({ length: 60 }, (_, index) => `old-${String(index).padStart(2, '0')}`);
    await insertMany(
      db,
      'audit',
      old.map((id) => entry(id, noon)),
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    let turn = 0;
    do {
      const page: Awaited<ReturnType<typeof audits>> = await audits(db, 'asc', cursor);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
      turn += 1;
      await insertMany(db, 'audit', [entry(`new-${turn}`, noon), entry(`old-00-${turn}`, noon)]);
      await db
        .deleteFrom('audit')
        .where('id', '=', seen.at(-1) ?? '')
        .execute();
    } while (cursor);
    expect(seen.filter((id) => old.includes(id))).toEqual(old);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('end with the campaigns that were never opened, in both directions', async () => {
    const { db } = await open();
    await addMira(db);
    await addCampaign(db, { id: 'a', title: 'Never' });
    await addCampaign(db, { id: 'b', title: 'Yesterday', openedAt: noon - 1000 });
    await addCampaign(db, { id: 'c', title: 'Today', openedAt: noon });
    const order = async (field: 'accessed_newest_first' | 'accessed_oldest_first') => {
      const { rows } = await keysetPage(
        db
          .selectFrom('campaign_member as member')
          .innerJoin('campaign', 'campaign.id', 'member.campaign_id')
          .where('member.user_id', '=', 'mira')
          .select(['campaign.title', 'campaign.id', field]),
        {
          list: 'campaigns mira',
          columns: [
            { ref: `member.${field}`, field, type: 'integer' },
            { ref: 'member.campaign_id', field: 'id', type: 'text' },
          ],
          direction: field === 'accessed_newest_first' ? 'desc' : 'asc',
          size: 3,
        },
      );
      return rows.map(({ title }) => title);
    };
    expect(await order('accessed_newest_first')).toEqual(['Today', 'Yesterday', 'Never']);
    expect(await order('accessed_oldest_first')).toEqual(['Yesterday', 'Today', 'Never']);
  });

  test('refuse the cursor of another order or list', async () => {
    const { db } = await open();
    await insertMany(
      db,
      'audit',
      Array.from({ length: 8 }, (_, index) => entry(`row-${index}`, noon)),
    );
    const { nextCursor } = await audits(db, 'asc');
    await expect(audits(db, 'desc', nextCursor)).rejects.toThrow(CursorError);
    await insertMany(db, 'catalogue_item', [gear('rope', 'Rope')]);
    await expect(audits(db, 'asc', encodeCursor('gear', [1, 'rope']))).rejects.toThrow(CursorError);
  });
});

describe('a cursor', () => {
  const cursor = encodeCursor('gear all', ['épée', 7]);
  const types = ['text', 'integer'] as const;

  test('is decoded to its values', () => {
    expect(decodeCursor('gear all', cursor, types)).toEqual(['épée', 7]);
  });

  test('is refused when any character of it was changed', () => {
    for (let position = 0; position < cursor.length; position += 1) {
      const other = cursor[position] === 'A' ? 'B' : 'A';
      const changed = cursor.slice(0, position) + other + cursor.slice(position + 1);
      expect(() => decodeCursor('gear all', changed, types)).toThrow(CursorError);
    }
  });

  test.each([
    ['of another list', encodeCursor('tools all', ['épée', 7])],
    ['with other types', encodeCursor('gear all', [7, 'épée'])],
    ['with a fraction', encodeCursor('gear all', ['épée', 7.5])],
    ['with too few values', encodeCursor('gear all', ['épée'])],
    ['with a NUL', encodeCursor('gear all', ['a\0b', 7])],
    ['that is not base64url', `${cursor}=`],
    ['that is empty', ''],
    ['that is another text', 'abc'],
  ])('%s is refused', (_, text) => {
    expect(() => decodeCursor('gear all', text, types)).toThrow(CursorError);
  });
});
