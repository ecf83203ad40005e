import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { sampleKinds } from '#tests/support/kinds.ts';
import { HandlerCalls, noon, type HandlerInput } from './calls.ts';

/**
 * The change that the tests make to an item of a kind. If a kind has no entry, the tests change the
 * source of its item.
 */
const changes: Partial<Record<CatalogueKind, object>> = {
  gear: { weightLb: 2.5 },
  tools: { ability: 'wis' },
  armor: { acMaxDex: 3 },
  weapons: { properties: ['light', 'finesse'] },
  feats: { repeatable: true },
  spells: { classes: ['bard', 'wizard'] },
};

describeBoth('the catalogue', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let odo: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    odo = await calls.addUser('Odo', ['admin']);
  });

  describe.each(sampleKinds)('of $kind', ({ prefix, kind, skField, base, otherCategory }) => {
    const item = { name: 'Lantern of the Drowned', ...base };
    const change = changes[kind] ?? { source: 'The Drowned Fair' };
    const key = '2024#lantern-of-the-drowned';
    const create = (body: unknown) => calls.callAs(odo, `${prefix}Create`, { body });
    const get = (sk: string) => calls.callAs(odo, `${prefix}Get`, { path: { [skField]: sk } });
    const update = (sk: string, body: unknown, ifMatch?: string) =>
      calls.callAs(odo, `${prefix}Update`, {
        path: { [skField]: sk },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
        body,
      });
    const remove = (sk: string, ifMatch?: string) =>
      calls.callAs(odo, `${prefix}Delete`, {
        path: { [skField]: sk },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      });
    const list = (query: HandlerInput['query']) => calls.callAs(odo, `${prefix}List`, { query });

    test('a new item has a key from its name, a version, its author and its time', async () => {
      calls.now = noon;
      const { body, headers } = await create(item);
      expect(body).toMatchObject({
        ...item,
        [skField]: key,
        edition: '2024',
        source: 'homebrew',
        version: 1,
        meta: {
          created_at: new Date(noon).toISOString(),
          created_by: 'Odo',
          updated_by: 'Odo',
          archived: false,
        },
      });
      expect(headers).toEqual({
        ETag: '"1"',
        Location: `/api/${kind}/2024%23lantern-of-the-drowned`,
      });
      expect(await get(key)).toEqual({ status: 200, body, headers: { ETag: '"1"' } });
    });

    test('a name is unique in its edition without regard to case, quotes and spaces', async () => {
      const again = { ...item, name: 'LANTERN of  the Drowned', [skField]: 'my.own:key' };
      await expect(create(again)).rejects.toMatchObject({
        code: 'duplicate',
        fields: [{ path: '/name' }],
      });
      const other = await create({ ...item, edition: '2014' });
      expect(other.body).toMatchObject({ [skField]: '2014#lantern-of-the-drowned' });
    });

    test('a key that is in use is refused', async () => {
      await expect(create({ ...item, name: 'Another', [skField]: key })).rejects.toMatchObject({
        code: 'duplicate',
        fields: [{ path: `/${skField}` }],
      });
    });

    test('a change increments the version and stores its time', async () => {
      calls.now = noon + 1000;
      const { body, headers } = await update(key, { ...item, ...change }, '"1"');
      expect(body).toMatchObject({ ...change, version: 2 });
      expect(body.meta.updated_at).toBe(new Date(noon + 1000).toISOString());
      expect(body.meta.created_at).toBe(new Date(noon).toISOString());
      expect(headers).toEqual({ ETag: '"2"' });
      expect((await get(key)).body).toEqual(body);
    });

    test('an update with equal values keeps the version and the time', async () => {
      calls.now = noon + 2000;
      const { body } = await update(key, { ...change, ...item });
      expect(body).toMatchObject({ version: 2 });
      expect(body.meta.updated_at).toBe(new Date(noon + 1000).toISOString());
    });

    test.each(['"1"', '"3"', '"02"', '"x"'])(
      'a change with the outdated or invalid version %s is refused',
      async (tag) => {
        const late = { ...item, description: 'Too late.' };
        await expect(update(key, late, tag)).rejects.toMatchObject({ code: 'version_mismatch' });
        await expect(remove(key, tag)).rejects.toMatchObject({ code: 'version_mismatch' });
        expect((await get(key)).body).toMatchObject({ version: 2, description: '' });
      },
    );

    test('of five parallel updates of one version, only one succeeds', async () => {
      await create({ ...item, name: 'Parallel' });
      const sk = '2024#parallel';
      const sources = ['a', 'b', 'c', 'd', 'e'];
      const answers = await Promise.allSettled(
        sources.map((source) => update(sk, { ...item, name: 'Parallel', source }, '"1"')),
      );
      const refused = answers.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(4);
      for (const answer of refused) {
        expect(answer).toMatchObject({ reason: { code: 'version_mismatch' } });
      }
      expect((await get(sk)).body).toMatchObject({ version: 2 });
      await remove(sk);
    });

    test('fields that are left out get their defaults', async () => {
      const { body } = await update(key, item);
      expect(body).toEqual({
        ...(await get('2014#lantern-of-the-drowned')).body,
        [skField]: key,
        edition: '2024',
        version: 3,
        meta: body.meta,
      });
    });

    test('the key cannot be changed, nor the edition if the new edition has an item with the same name', async () => {
      await expect(update(key, { ...item, [skField]: '2024#else' })).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ path: `/${skField}` }],
      });
      await expect(update(key, { ...item, edition: '2014' })).rejects.toMatchObject({
        code: 'duplicate',
        fields: [{ path: '/name' }],
      });
    });

    test('an unknown item cannot be read, changed or deleted', async () => {
      await expect(get('2024#nothing')).rejects.toMatchObject({ code: 'not_found' });
      await expect(update('2024#nothing', item)).rejects.toMatchObject({ code: 'not_found' });
      await expect(remove('2024#nothing')).rejects.toMatchObject({ code: 'not_found' });
    });

    test('pages contain each earlier item once, in the order of names, while items are created', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `Walk ${String(index * 2 + 10)}`);
      for (const name of names) await create({ ...item, name, category: otherCategory });
      const seen: string[] = [];
      let cursor: string | null | undefined;
      let turn = 11;
      do {
        const nextCursor = cursor ?? undefined;
        const { body } = await list({ category: otherCategory, pageSize: '5', nextCursor });
        seen.push(...body.items.map(({ name }) => name));
        cursor = body.nextCursor;
        // Creates one item before and one item after the position where the page ended.
        await create({ ...item, name: `Walk ${turn}`, category: otherCategory });
        await create({ ...item, name: `Walk ${turn + 24}`, category: otherCategory });
        turn += 2;
      } while (cursor);
      expect(seen).toEqual(expect.arrayContaining(names));
      expect(seen).toEqual(seen.toSorted());
      expect(new Set(seen).size).toBe(seen.length);
    });

    test('a list without parameters has at most 25 items, and the last page has no cursor', async () => {
      const { body } = await list({});
      expect(body.items.length).toBeLessThanOrEqual(25);
      const filtered = await list({ category: item.category });
      expect(filtered.body.items.map(({ name }) => name)).toEqual([item.name, item.name]);
      expect(filtered.body.nextCursor).toBeNull();
    });

    test('a cursor is refused with another filter and after a change of its text', async () => {
      const { body } = await list({ pageSize: '1' });
      const nextCursor = body.nextCursor ?? '';
      for (const query of [
        { category: item.category, nextCursor },
        { nextCursor: `${nextCursor}A` },
        { nextCursor: 'abc' },
      ]) {
        await expect(list(query)).rejects.toMatchObject({ code: 'invalid_cursor' });
      }
    });

    test('a deleted item is not found, and the audit log contains every change', async () => {
      await remove(key, '"3"');
      await expect(get(key)).rejects.toMatchObject({ code: 'not_found' });
      const log = await db
        .selectFrom('audit')
        .select(['action', 'actor_id', 'request_id', 'details'])
        .where('target_kind', '=', kind)
        .where('target_id', '=', key)
        .orderBy('id')
        .execute();
      expect(log.map(({ action }) => action).toSorted()).toEqual(
        ['create', 'update', 'update', 'delete'].map((verb) => `${prefix}.${verb}`).toSorted(),
      );
      expect(log.every(({ actor_id: actor }) => actor === odo.id)).toBe(true);
    });
  });

  test('an item whose authors are stored as null has no author', async () => {
    const { sk } = await db
      .selectFrom('catalogue_item')
      .select('sk')
      .where('kind', '=', 'tools')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('catalogue_item')
      .set({ sk: '2024#bare', created_by: null, updated_by: null })
      .where('kind', '=', 'tools')
      .where('sk', '=', sk)
      .execute();
    const { body } = await calls.callAs(odo, 'toolGet', { path: { toolSk: '2024#bare' } });
    expect(body.meta).toMatchObject({ created_by: null, updated_by: null });
  });
});
