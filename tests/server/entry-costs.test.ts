import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import { contentColumns } from '#backend/entries/write.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { operations } from '#src/generated/contract/operations.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';

describeBoth('the cost of an entry', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Owner');
    campaignId = await calls.newCampaign(mira);
  });

  async function create(body: object): Promise<string> {
    const created = await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body });
    return created.body.entryId;
  }

  const addMember = ({ id }: SignedInUser): Promise<void> =>
    calls.addMembers(campaignId, { [id]: 'player' });

  /** Calls whose queries are counted. */
  function countingCalls() {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const counted = new HandlerCalls(db.withPlugin(counter));
    counted.now = calls.now;
    return { counted, queries: () => queries };
  }

  test('does not grow with names of people who are not members', async () => {
    const tomas = await calls.addUser('Tomas-Gamer');
    const names = [tomas.id, 'no-member-1', 'no-member-2'];
    const passages = names.map((id) => `:::secret{for="${id}"}\nA key.\n:::\n`).join('\n');
    const text = `Open.\n\n${passages}`;
    const entryId = await create({ type: 'note', title: 'Keys', visibility: 'everyone', text });
    const audiences = async () => {
      const views = await db
        .selectFrom('entry_view')
        .select('audience')
        .where('entry_id', '=', entryId)
        .execute();
      return views.map(({ audience }) => audience).toSorted();
    };
    const path = { campaignId, entryId };
    const read = async () => (await calls.callAs(tomas, 'entryGet', { path })).body.text.trim();
    expect(await audiences()).toEqual(['everyone']);
    // Until a game master chooses the new member, this member reads the view of everyone.
    await addMember(tomas);
    expect(await read()).toBe('Open.');
    await calls.callAs(mira, 'entryUpdate', { path, body: { tags: ['key'] } });
    expect(await audiences()).toEqual(['everyone']);
    await calls.callAs(mira, 'entryUpdate', { path, body: { text: 'Open.' } });
    await calls.callAs(mira, 'entryUpdate', { path, body: { text } });
    expect(await audiences()).toEqual(['everyone', tomas.id]);
    expect(await read()).toContain('A key.');
  });

  test('does not grow with the number of its links', async () => {
    const queriesFor = async (links: number): Promise<number> => {
      const { counted, queries } = countingCalls();
      const titles = Array.from({ length: links }, (_, n) => `[[Unknown ${links} ${n}]]`);
      const entry = { key: `key-${links}`, type: 'note', title: 'Links', text: titles.join(' ') };
      const body = { importId: `import-${links}`, entries: [entry] };
      await counted.callAs(mira, 'entryImport', { path: { campaignId }, body });
      return queries();
    };
    // Many links are inserted with a few statements more.
    expect(await queriesFor(200)).toBeLessThan((await queriesFor(1)) + 20);
  });

  test('that is restored does not grow with the number of entries that move below it again', async () => {
    const queriesFor = async (children: number): Promise<number> => {
      const parentId = await create({ type: 'note', title: `Coast ${children}` });
      const deep = await create({ type: 'note', title: 'Deep', parentId });
      const ids = Array.from({ length: children - 1 }, (_, n) => `coast-${children}-${n}`);
      const { id: _, ...row } = await db
        .selectFrom('entry')
        .selectAll()
        .where('id', '=', deep)
        .executeTakeFirstOrThrow();
      await insertMany(
        db,
        'entry',
        ids.map((id) => ({ ...row, id })),
      );
      const path = { campaignId, entryId: parentId };
      await calls.callAs(mira, 'entryDelete', { path });
      let lowest = deep;
      for (let level = 0; level < 20; level += 1) {
        lowest = await create({ type: 'note', title: `Level ${level}`, parentId: lowest });
      }
      const { counted, queries } = countingCalls();
      await counted.callAs(mira, 'entryRestore', { path });
      const below = await db
        .selectFrom('entry')
        .select('id')
        .where('parent_id', '=', parentId)
        .execute();
      // `deep` stays where it is: with the levels below it, it would be too deep there.
      expect(below.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      return queries();
    };
    expect(await queriesFor(200)).toBe(await queriesFor(2));
  });

  test('is not paid for a creation that is refused', async () => {
    const limited = { key: `create:user:${mira.id}`, count: 5, window_ends_at: calls.now + 1000 };
    const replace = { count: limited.count, window_ends_at: limited.window_ends_at };
    await db
      .insertInto('rate_limit')
      .values(limited)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(replace))
      .execute();
    let pauses = 0;
    calls.pause = () => void (pauses += 1);
    calls.creationsPerMinute = 5;
    const creation = create({ type: 'note', title: 'Too many', text: '**bold**' });
    await expect(creation).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(pauses).toBe(0);
    calls.now += 2000;
    await create({ type: 'note', title: 'Later', text: '**bold**' });
    expect(pauses).toBeGreaterThan(0);
  });

  test.each(['entryExport', 'entryMove', 'entryDelete', 'entryImportUndo'] as const)(
    'is limited for %s, which reads or numbers many entries: it runs once at a time for each user',
    (id) => expect(operations[id].oneAtATime).toBe(true),
  );

  describe('is not paid', () => {
    let entryId: string;
    let pauses: number;
    const text = '**bold**';
    const key = 'key-of-a-creation';

    beforeAll(async () => {
      const body = { type: 'note', title: 'Once', text };
      const headers = { 'idempotency-key': key };
      const path = { campaignId };
      entryId = (await calls.callAs(mira, 'entryCreate', { path, headers, body })).body.entryId;
    });

    beforeEach(() => {
      pauses = 0;
      calls.pause = () => void (pauses += 1);
    });

    const update = (body: object, ifMatch = '*') => {
      const headers = { 'if-match': ifMatch };
      return calls.callAs(mira, 'entryUpdate', { path: { campaignId, entryId }, headers, body });
    };

    test.each([
      ['with an outdated version', { text: 'New' }, '"99"', 'version_mismatch'],
      ['with an unknown cover', { text: 'New', coverPictureId: 'no-such-picture' }, '*', undefined],
    ])('for a change %s', async (_, body, ifMatch, code = 'validation_failed') => {
      await expect(update(body, ifMatch)).rejects.toMatchObject({ code });
      expect(pauses).toBe(0);
    });

    test('for a change that changes no text, title, tag or detail', async () => {
      const { version } = (await update({ text, title: ' Once ', tags: [], details: {} })).body;
      expect((await update({ text, visibility: 'everyone' })).body.version).toBe(version + 1);
      expect(pauses).toBe(0);
      await update({ text: `${text}!` });
      expect(pauses).toBeGreaterThan(0);
    });

    test.each([
      ['below an unknown parent', { parentId: 'no-such-entry' }],
      ['with an unknown cover', { coverPictureId: 'no-such-picture' }],
      ['with details of another type', { details: { questStatus: 'ongoing' } }],
    ])('for a creation %s', async (_, fields) => {
      const creation = create({ type: 'note', title: 'Refused', text, ...fields });
      await expect(creation).rejects.toMatchObject({ code: 'validation_failed' });
      expect(pauses).toBe(0);
    });

    const imported = (entries: readonly object[]) => {
      const body = { importId: 'import-of-costs', entries };
      return calls.callAs(mira, 'entryImport', { path: { campaignId }, body });
    };
    const note = (name: string, fields: object = {}) => ({
      key: name,
      type: 'note',
      title: name,
      text,
      ...fields,
    });

    test.each([
      ['below an unknown parent', { parentKey: 'no-such-key' }],
      ['below itself', { parentKey: 'key-1' }],
      ['with an unknown cover', { coverPictureId: 'no-such-picture' }],
      ['with details of another type', { details: { questStatus: 'ongoing' } }],
    ])('for an import whose last entry is %s', async (_, fields) => {
      const entries = [note('key-1', { parentKey: 'key-2' }), note('key-2', fields)];
      await expect(imported(entries)).rejects.toMatchObject({ code: 'validation_failed' });
      expect(pauses).toBe(0);
    });

    test('for an import into a full campaign, or if the quota of its owner is used up', async () => {
      calls.quotas = { ...calls.quotas, entryMegabytes: 0 };
      const problem = { code: 'quota_exceeded' };
      await expect(imported([note('key-3')])).rejects.toMatchObject(problem);
      calls.quotas = defaultQuotas;
      const columns = {
        campaign_id: campaignId,
        ...contentColumns({ type: 'note', title: 'Full', text: '', tags: [], details: {} }),
        position: 1,
        visibility: 'gm',
        created_by: mira.id,
        bytes: 0,
        created_at: 0,
        updated_at: 0,
        shown_at: 0,
      } as const;
      const rows = Array.from({ length: 10_000 }, (__, n) => ({ id: `full-${n}`, ...columns }));
      await db.transaction().execute((transaction) => insertMany(transaction, 'entry', rows));
      await expect(imported([note('key-3')])).rejects.toMatchObject(problem);
      expect(pauses).toBe(0);
      await db.deleteFrom('entry').where('id', 'like', 'full-%').execute();
    });

    test('for an import after the limit of a minute; many short texts do not use this limit up', async () => {
      calls.textChangesPerMinute = 3;
      calls.now += 60_000;
      // One change, one for the next request, and two for 400,000 characters in two views.
      await imported(Array.from({ length: 25 }, (_, n) => note(`short-${n}`)));
      await imported([note('short-25')]);
      const long = 'A tide. '.repeat(2500);
      await imported(Array.from({ length: 10 }, (_, n) => note(`long-${n}`, { text: long })));
      pauses = 0;
      const problem = { code: 'too_many_requests', headers: { 'Retry-After': '60' } };
      await expect(imported([note('late')])).rejects.toMatchObject(problem);
      expect(pauses).toBe(0);
      // An entry that an earlier request has created costs nothing.
      await imported([note('short-25')]);
      calls.now += 60_000;
      await imported([note('late')]);
      calls.textChangesPerMinute = Number.POSITIVE_INFINITY;
    });

    test('for imports and changes by hand beyond their limits, which are counted separately', async () => {
      calls.textChangesPerMinute = 1;
      calls.now += 60_000;
      const refusal = { code: 'too_many_requests' };
      await imported([note('first')]);
      await expect(imported([note('second')])).rejects.toMatchObject(refusal);
      await update({ text: 'During an import.' });
      await expect(update({ text: 'Once more.' })).rejects.toMatchObject(refusal);
      calls.now += 60_000;
      await update({ text: 'Before an import.' });
      await expect(update({ text: 'And again.' })).rejects.toMatchObject(refusal);
      await imported([note('second')]);
      calls.textChangesPerMinute = Number.POSITIVE_INFINITY;
    });

    test('for a repeated idempotency key, with the same body or another one', async () => {
      const repeat = (title: string) => {
        const body = { type: 'note', title, text };
        const headers = { 'idempotency-key': key };
        return calls.callAs(mira, 'entryCreate', { path: { campaignId }, headers, body });
      };
      expect((await repeat('Once')).body.entryId).toBe(entryId);
      await expect(repeat('Twice')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
      expect(pauses).toBe(0);
    });

    test('for more texts than the limit of a minute', async () => {
      calls.textChangesPerMinute = 3;
      calls.now += 60_000;
      for (const words of ['one', 'two']) await update({ text: words });
      await create({ type: 'note', title: 'Three', text: 'three' });
      pauses = 0;
      const problem = { code: 'too_many_requests', headers: { 'Retry-After': '60' } };
      await expect(update({ text: 'four' })).rejects.toMatchObject(problem);
      await expect(create({ type: 'note', title: 'Four' })).rejects.toMatchObject(problem);
      expect(pauses).toBe(0);
      // The other fields can still be changed, so a text can be hidden at once.
      await update({ visibility: 'gm' });
      calls.now += 60_000;
      await update({ text: 'four' });
    });
  });
});
