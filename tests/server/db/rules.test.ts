import { expect, test } from 'vitest';
import { databaseFault } from '#backend/db/errors.ts';
import { foldName, normaliseEmail } from '#src/lib/fold.ts';
import { hitRateLimit } from '#backend/db/rate-limit.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { addCampaign, addMira, gear, noon } from './fixtures.ts';

async function faultOf(statement: Promise<unknown>) {
  return databaseFault(
    await statement.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
}

describeBoth('the rules of the tables', (open) => {
  test('a second account with the same address causes a fault of kind `unique` with the column', async () => {
    const { db } = await open();
    await addMira(db);
    expect(
      await faultOf(
        db
          .insertInto('user')
          .columns(['id', 'email', 'email_norm', 'name', 'created_at', 'updated_at'])
          .expression((eb) =>
            eb
              .selectFrom('user')
              .select((row) => [
                row.val('other').as('id'),
                'email',
                'email_norm',
                'name',
                'created_at',
                'updated_at',
              ]),
          )
          .execute(),
      ),
    ).toEqual({ kind: 'unique', table: 'user', columns: ['email_norm'] });
  });

  test('items of one kind cannot have equal keys, nor plain names that are equal in one edition', async () => {
    const { db } = await open();
    await insertMany(db, 'catalogue_item', [gear('2024#epee', 'Épée  d’Or')]);
    expect(
      await faultOf(insertMany(db, 'catalogue_item', [gear('2024#other', "ÉPÉE D'OR")])),
    ).toEqual({
      kind: 'unique',
      table: 'catalogue_item',
      columns: ['kind', 'edition', 'name_fold'],
    });
    expect(await faultOf(insertMany(db, 'catalogue_item', [gear('2024#epee', 'New')]))).toEqual({
      kind: 'unique',
      table: 'catalogue_item',
      columns: ['kind', 'sk'],
    });
  });

  test('an item with dependents cannot be deleted, but a dependent can', async () => {
    const { db } = await open();
    await insertMany(db, 'catalogue_item', [gear('arrows', 'Arrows'), gear('quiver', 'Quiver')]);
    await insertMany(db, 'catalogue_link', [
      { kind: 'gear', sk: 'arrows', field: 'storage', target_kind: 'gear', target_sk: 'quiver' },
    ]);
    const remove = (sk: string) =>
      db.deleteFrom('catalogue_item').where('kind', '=', 'gear').where('sk', '=', sk).execute();
    expect(await faultOf(remove('quiver'))).toEqual({ kind: 'foreign-key' });
    await remove('arrows');
    await remove('quiver');
    expect(await db.selectFrom('catalogue_link').selectAll().execute()).toEqual([]);
  });

  test('a mistake in a statement is not reported as a database fault', async () => {
    const { db } = await open();
    expect(await faultOf(db.insertInto('audit').defaultValues().execute())).toBeUndefined();
    expect(databaseFault('no error')).toBeUndefined();
  });

  test('rows of members are updated or deleted together with their campaign', async () => {
    const { db } = await open();
    await addMira(db);
    await addCampaign(db, { id: 'vell', title: 'The Lanterns of Vell' });
    await db
      .updateTable('campaign')
      .set({ title: 'Élan', title_fold: foldName('Élan'), updated_at: noon + 1 })
      .execute();
    const copies = await db
      .selectFrom('campaign_member')
      .select(['campaign_title_fold', 'campaign_updated_at'])
      .execute();
    expect(copies).toEqual([{ campaign_title_fold: 'élan', campaign_updated_at: noon + 1 }]);
    await db.deleteFrom('campaign').execute();
    expect(await db.selectFrom('campaign_member').selectAll().execute()).toEqual([]);
  });

  test('an audit row cannot be changed', async () => {
    const { db } = await open();
    await insertMany(db, 'audit', [
      {
        id: '1',
        at: noon,
        actor_id: null,
        action: 'x',
        target_kind: 'gear',
        target_id: 'rope',
        request_id: null,
      },
    ]);
    await expect(db.updateTable('audit').set({ action: 'y' }).execute()).rejects.toThrow(
      'audit rows are never changed',
    );
  });

  test('queries return values with the types of the schema', async () => {
    const { db } = await open();
    const bytes = new Uint8Array([0, 255, 10, 13]);
    await db
      .insertInto('image')
      .values({
        id: 'i',
        content_type: 'image/webp',
        bytes,
        width: 1024,
        height: 576,
        created_at: noon,
      })
      .execute();
    const image = await db.selectFrom('image').selectAll().executeTakeFirstOrThrow();
    expect({ ...image, bytes: [...image.bytes] }).toEqual({
      id: 'i',
      content_type: 'image/webp',
      bytes: [...bytes],
      width: 1024,
      height: 576,
      created_at: noon,
    });
    await insertMany(db, 'catalogue_item', [gear('rope', 'Rope')]);
    const sums = await db
      .selectFrom('catalogue_item')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<number>('cost_cp').as('cost'),
      ])
      .select('weight_lb')
      .groupBy('weight_lb')
      .execute();
    expect(sums).toEqual([{ count: 1, cost: 100, weight_lb: 0.25 }]);
  });

  test('only one of twenty parallel requests can use a token', async () => {
    const { db } = await open();
    await insertMany(db, 'token', [
      {
        hash: 'h',
        purpose: 'setup-admin',
        user_id: null,
        email_norm: null,
        expires_at: noon,
        created_at: 0,
      },
    ]);
    const deletedRows = await Promise.all(
      Array.from({ length: 20 }, () =>
        db
          .deleteFrom('token')
          .where('hash', '=', 'h')
          .where('expires_at', '>', 5)
          .returning('purpose')
          .execute(),
      ),
    );
    expect(deletedRows.flat()).toEqual([{ purpose: 'setup-admin' }]);
  });

  test('two hundred parallel hits are counted exactly', async () => {
    const { db } = await open();
    const hits = await Promise.all(
      Array.from({ length: 200 }, () => hitRateLimit(db, 'login:mira', 60_000, noon)),
    );
    expect(hits.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
    expect(new Set(hits.map(({ windowEndsAt }) => windowEndsAt))).toEqual(new Set([noon + 60_000]));
    expect(await hitRateLimit(db, 'login:mira', 60_000, noon + 60_000)).toEqual({
      count: 1,
      windowEndsAt: noon + 120_000,
    });
  });
});

test('names and mail addresses with characters outside of ASCII are normalized', () => {
  expect(foldName('  ÉPÉE   d’Or ')).toBe("épée d'or");
  expect(foldName('Case,\u00A0Map or “Scroll”')).toBe('case, map or "scroll"');
  expect(normaliseEmail(' ÉVA@Example.ORG ')).toBe('éva@example.org');
});
