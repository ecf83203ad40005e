import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { blankPictures, sameBytes } from '#mocks/ports/pictures.ts';
import type { Campaign, Character, Entry, Invitation } from '#src/generated/model/index.ts';
import { signedIn, type SignedIn } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { describeBoth } from '#tests/support/describe-both.ts';

const minute = 60_000;
const png = Uint8Array.from(blankPictures['image/png'] ?? []);
const quotas = {
  campaigns: 2,
  characters: 2,
  characterMegabytes: 0.1,
  pictureMegabytes: 1,
  entryMegabytes: 0.1,
};

const formOf = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const campaign = (title: string, fields: Readonly<Record<string, Blob>> = {}) => ({
  body: formOf({ title, setting: 'A coast.', storyOverview: 'Dark.', dmNotes: '', ...fields }),
});

const character = (name: string) => ({
  body: {
    name,
    class: 'fighter',
    species: 'human',
    background: 'soldier',
    abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
  },
});

/** A cover whose two sizes take up 0.6 MB, with bytes that no other cover has. */
const cover = (): Readonly<Record<string, Blob>> => {
  const picture = (): Blob => {
    const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
    return new Blob([header, randomBytes(300_000 - header.length)], { type: 'image/webp' });
  };
  return { coverImageW1024: picture(), coverImageW704: picture() };
};

const creations = [
  ['campaign', 'campaignCreate', campaign],
  ['character', 'characterCreate', character],
] as const;

describeBoth('a quota', (open) => {
  let app: TestApp;
  let mira: SignedIn;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    const config = { quotas, creationsPerMinute: 5 };
    app = await createTestApp({
      database: await open(),
      config,
      clock: () => now,
      // The size of a cover is that of the uploads.
      ports: { pictures: sameBytes },
    });
    mira = await signedIn(app, 'mira');
    return () => app.close();
  });

  beforeEach(async () => {
    const { db } = app.context;
    await db.deleteFrom('campaign').execute();
    await db.deleteFrom('character').execute();
    now += 2 * minute;
  });

  const stored = async (table: 'campaign' | 'character'): Promise<number> => {
    const rows = await app.context.db.selectFrom(table).select('id').execute();
    return rows.length;
  };

  test.for(creations)(
    'of each user for %ss is full at its limit, and a deletion for good makes room',
    async ([table, operation, input]) => {
      for (const name of ['First', 'Second']) {
        expect(await mira.call(operation, input(name))).toMatchObject({ status: 201 });
      }
      expect(await mira.call(operation, input('Third'))).toMatchObject({
        status: 409,
        body: {
          code: 'quota_exceeded',
          detail: expect.stringContaining(`One account can have 2 ${table}s`) as string,
        },
      });
      const tomas = await signedIn(app, 'tomas');
      expect(await tomas.call(operation, input('Of another user'))).toMatchObject({ status: 201 });
      await app.context.db.deleteFrom(table).where('owner_id', '=', tomas.id).execute();

      const first = await app.context.db.selectFrom(table).select('id').executeTakeFirstOrThrow();
      const deletion = { params: { [`${table}Id`]: first.id } };
      const deletions =
        table === 'campaign'
          ? (['campaignDelete', 'campaignPurge'] as const)
          : (['characterDelete'] as const);
      for (const id of deletions) {
        expect(await mira.call(operation, input('Third'))).toMatchObject({ status: 409 });
        await mira.call(id, deletion);
      }
      expect(await mira.call(operation, input('Third'))).toMatchObject({ status: 201 });
      expect(await stored(table)).toBe(2);
    },
  );

  test.for(creations)(
    'for %ss admits one of two parallel creations when one is left',
    async ([table, operation, input]) => {
      await mira.call(operation, input('First'));
      const parallel = await Promise.all(
        ['Second', 'Third'].map((name) => mira.call(operation, input(name))),
      );
      const statuses = parallel.map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
      expect(await stored(table)).toBe(2);
    },
  );

  test.for(creations)(
    'for %ss neither counts nor refuses a request that is repeated with its idempotency key',
    async ([table, operation, input]) => {
      const headers = { 'Idempotency-Key': `the-same-${table}` };
      const once = () => mira.call(operation, { ...input('Once'), headers });
      const first = await once();
      await mira.call(operation, input('Second'));
      for (let count = 0; count < 10; count += 1) {
        expect(await once()).toMatchObject({ status: 201, body: first.body });
      }
      expect(await stored(table)).toBe(2);
    },
  );

  test('is not needed for the answers that are kept for idempotency keys, because these are short', async () => {
    const texts = {
      title: 'Once',
      setting: 'A coast.',
      storyOverview: randomBytes(5_000).toString('hex'),
    };
    const headers = { 'Idempotency-Key': 'a-long-story-0001' };
    expect((await mira.call('campaignCreate', { body: formOf(texts), headers })).status).toBe(201);
    const answers = await app.context.db.selectFrom('idempotency').select('response').execute();
    expect(answers).not.toEqual([]);
    expect(answers.filter(({ response }) => (response ?? '').length > 200)).toEqual([]);
  });

  test('for creations in a minute counts campaigns and characters together, without refused ones', async () => {
    const create = async (count: number, refused = 0) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const [, operation, input] = creations[index % 2] ?? creations[0];
        statuses.push((await mira.call(operation, input(`Number ${index}`))).status);
      }
      expect(statuses.filter((status) => status === 409)).toHaveLength(refused);
    };
    await create(6, 2);
    await app.context.db.deleteFrom('campaign').execute();
    expect(await mira.call('campaignCreate', campaign('The fifth'))).toMatchObject({ status: 201 });
    const sixth = await mira.call('campaignCreate', campaign('The sixth'));
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(sixth.headers.get('retry-after'))).toBe(60);
    now += minute;
    expect(await mira.call('campaignCreate', campaign('Later'))).toMatchObject({ status: 201 });
  });

  test('for creations in a minute counts invitations and their new codes, too', async () => {
    const { campaignId } = (await mira.call('campaignCreate', campaign('Open'))).body as Campaign;
    const params = { campaignId };
    const body = { role: 'player', expiresInDays: 7, maxUses: null };
    const invite = () => mira.call('invitationCreate', { params, body });
    const { invitationId } = (await invite()).body as Invitation;
    const rotate = () => mira.call('invitationRotate', { params: { campaignId, invitationId } });
    const statuses = [await invite(), await rotate(), await rotate()].map(({ status }) => status);
    expect(statuses).toEqual([201, 200, 200]);
    const problem = { status: 429, body: { code: 'too_many_requests' } };
    expect(await rotate()).toMatchObject(problem);
    expect(await invite()).toMatchObject(problem);
    expect(
      await mira.call('invitationRevoke', { params: { campaignId, invitationId } }),
    ).toMatchObject({ status: 204 });
  });

  test('for pictures counts both sizes of each cover once, and not the covers that are replaced or removed', async () => {
    // createTestApp has validated these answers with the contract.
    const created = async (title: string, fields?: Readonly<Record<string, Blob>>) =>
      (await mira.call('campaignCreate', campaign(title, fields))).body as Campaign;
    const update = async (
      { campaignId }: Campaign,
      fields: Readonly<Record<string, string | Blob>>,
    ) => mira.call('campaignUpdate', { params: { campaignId }, body: formOf(fields) });
    const refusal = {
      status: 409,
      body: {
        code: 'quota_exceeded',
        detail:
          'The pictures in the campaigns of one account can take up 1 MB. Remove covers, or delete entries with pictures for good, to make room.',
      },
    };
    const [old, other] = [cover(), cover()];
    const first = await created('With a cover', old);
    expect(await mira.call('campaignCreate', campaign('Refused', other))).toMatchObject(refusal);
    expect(await stored('campaign')).toBe(1);

    const second = await created('Without a cover');
    expect(await update(second, other)).toMatchObject(refusal);
    expect(await update(second, { title: 'Another' })).toMatchObject({ status: 200 });
    expect(await update(first, other), 'the old cover is replaced').toMatchObject({ status: 200 });
    expect(await update(second, other), 'the same bytes').toMatchObject({ status: 200 });
    expect(await update(second, old)).toMatchObject(refusal);
    expect(await update(first, { removeCover: 'true' })).toMatchObject({ status: 200 });
    expect(await update(second, old)).toMatchObject({ status: 200 });
    const params = { campaignId: second.campaignId };
    await mira.call('campaignDelete', { params });
    expect(await update(first, other), 'a deleted campaign counts').toMatchObject(refusal);
    await mira.call('campaignPurge', { params });
    expect(await update(first, other)).toMatchObject({ status: 200 });
  });

  test('for characters counts their bytes, and never refuses to shorten one', async () => {
    const refusal = {
      status: 409,
      body: {
        code: 'quota_exceeded',
        detail:
          'The characters of one account can take up 0.1 MB. Shorten some, or delete one to make room.',
      },
    };
    // Two letters that take up three bytes each, of which a field holds 8,000.
    const long = '竜穴'.repeat(4_000);
    const withTexts = (name: string, texts: object) => ({
      body: { ...character(name).body, ...texts },
    });
    const twoTexts = { backstory: long, appearance: long };
    const created = await mira.call('characterCreate', withTexts('First', twoTexts));
    const { characterId } = created.body as Character;
    expect(await mira.call('characterCreate', withTexts('Second', twoTexts))).toMatchObject({
      status: 201,
    });
    const params = { characterId };
    const longer = withTexts('First', { ...twoTexts, notesForMe: long });
    expect(await mira.call('characterUpdate', { params, ...longer })).toMatchObject(refusal);
    const unchanged = await mira.call('characterGet', { params });
    expect(unchanged.body).toMatchObject({ notesForMe: '', version: 1 });
    const file = {
      body: {
        format: 'questwright-character',
        formatVersion: 1,
        character: longer.body,
      },
    };
    const tomas = await signedIn(app, 'tomas');
    expect(await tomas.call('characterImport', file)).toMatchObject({ status: 201 });
    // Mira now has three characters with seven long texts, as if the operator had lowered the quota.
    await app.context.db.updateTable('character').set({ owner_id: mira.id }).execute();
    const shorter = withTexts('First', { backstory: long });
    expect(await mira.call('characterUpdate', { params, ...shorter })).toMatchObject({
      status: 200,
    });
    const anotherText = withTexts('First', twoTexts);
    expect(await mira.call('characterUpdate', { params, ...anotherText })).toMatchObject(refusal);
  });

  test('for entries counts every view and version of a text for the owner of the campaign', async () => {
    const created = await mira.call('campaignCreate', campaign('Long texts'));
    const { campaignId } = created.body as Campaign;
    const params = { campaignId };
    const refusal = {
      status: 409,
      body: {
        code: 'quota_exceeded',
        detail:
          'The entries in the campaigns of one account can take up 0.1 MB, deleted ones included. Delete some for good to make room.',
      },
    };
    const long = 'tide '.repeat(2_600);
    const write = (text: string) =>
      mira.call('entryCreate', { params, body: { type: 'note', title: 'Long', text } });
    // Game masters and other members have a text each, and there is a version: 39 kB for an entry.
    expect(await write(long)).toMatchObject({ status: 201 });
    expect(await write(long)).toMatchObject({ status: 201 });
    expect(await write(long)).toMatchObject(refusal);
    const short = await write('Short.');
    const { entryId } = short.body as Entry;
    const change = (text: string) =>
      mira.call('entryUpdate', { params: { campaignId, entryId }, body: { text } });
    expect(await change(long)).toMatchObject(refusal);
    expect(await change('Shorter')).toMatchObject({ status: 200 });
    const { body } = await mira.call('entryGet', { params: { campaignId, entryId } });
    expect(body, 'a refused text is not stored').toMatchObject({ text: 'Shorter', version: 2 });
    const entries = [{ key: 'long', type: 'note', title: 'Long', text: long }];
    const imported = { params, body: { importId: 'an-import', entries } };
    expect(await mira.call('entryImport', imported)).toMatchObject(refusal);
  });

  test('for entries refuses to restore a version for which there is no room', async () => {
    const created = await mira.call('campaignCreate', campaign('Long versions'));
    const { campaignId } = created.body as Campaign;
    const long = 'tide '.repeat(2_600);
    const write = async (text: string) => {
      const body = { type: 'note', title: 'Long', text };
      const { body: entry } = await mira.call('entryCreate', { params: { campaignId }, body });
      return { campaignId, entryId: (entry as Entry).entryId };
    };
    const params = await write(long);
    now += 11 * minute;
    expect(await mira.call('entryUpdate', { params, body: { text: '' } })).toMatchObject({
      status: 200,
    });
    // Without its earlier versions, the restored entry would still take up too much.
    await write(long);
    await write('tide '.repeat(1_800));
    const restored = await mira.call('entryVersionRestore', { params: { ...params, version: 1 } });
    expect(restored).toMatchObject({ status: 409, body: { code: 'quota_exceeded' } });
    const { body } = await mira.call('entryGet', { params });
    expect(body).toMatchObject({ text: '', version: 2 });
  });

  test('for pictures counts those of entries together with covers, for the owner of the campaign', async () => {
    const created = await mira.call('campaignCreate', campaign('With pictures', cover()));
    const { campaignId } = created.body as Campaign;
    const options = () => ({
      params: { campaignId },
      body: formOf({ file: cover()['coverImageW1024'] ?? '' }),
    });
    // The sizes of this picture have the same bytes, which count once.
    const first = { ...options(), headers: { 'Idempotency-Key': 'the-same-picture' } };
    const { body } = await mira.call('pictureCreate', first);
    expect(body).toMatchObject({ width: 1200, height: 800 });
    const refusal = {
      status: 409,
      body: {
        code: 'quota_exceeded',
        detail:
          'The pictures in the campaigns of one account can take up 1 MB. Remove covers, or delete entries with pictures for good, to make room.',
      },
    };
    expect(await mira.call('pictureCreate', options())).toMatchObject(refusal);
    expect(await mira.call('pictureCreate', first)).toMatchObject({ status: 201, body });
    const form = formOf({ removeCover: 'true' });
    await mira.call('campaignUpdate', { params: { campaignId }, body: form });
    expect(await mira.call('pictureCreate', options())).toMatchObject({ status: 201 });
    expect(await mira.call('pictureCreate', options())).toMatchObject({ status: 201 });
    expect(await mira.call('pictureCreate', options())).toMatchObject(refusal);
    now += minute;
    await app.context.db.deleteFrom('picture').execute();
    const small = () => ({ params: { campaignId }, body: formOf({ file: new Blob([png]) }) });
    for (let count = 0; count < 5; count += 1) await mira.call('pictureCreate', small());
    const tooFast = await mira.call('pictureCreate', small());
    expect(tooFast).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  test('for pictures admits one of two parallel covers when there is room for one', async () => {
    const ids: string[] = [];
    for (const title of ['First', 'Second']) {
      const { headers } = await mira.call('campaignCreate', campaign(title));
      ids.push(headers.get('location')?.split('/').at(-1) ?? '');
    }
    const parallel = await Promise.all(
      ids.map((campaignId) =>
        mira.call('campaignUpdate', { params: { campaignId }, body: formOf(cover()) }),
      ),
    );
    const statuses = parallel.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});
