import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { storeImages, sweepUnusedImages } from '#backend/images/store.ts';
import type { Pictures } from '#backend/ports.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls, noon } from './calls.ts';
import { picture, refusedCovers, upload } from './pictures.ts';

const refusedFiles = await refusedCovers();

describeBoth('covers', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira');
  });

  beforeEach(async () => {
    await db.deleteFrom('campaign').execute();
    await db.deleteFrom('image').execute();
  });

  const create = (files: Readonly<Record<string, UploadedFile>>) =>
    calls.callAs(mira, 'campaignCreate', {
      parts: [
        ['title', 'The Lantern Coast'],
        ['setting', ''],
        ['storyOverview', ''],
        ...Object.entries(files),
      ],
    });
  const count = async (from: 'image' | 'campaign'): Promise<number> => {
    const rows = await db.selectFrom(from).select('id').execute();
    return rows.length;
  };
  const idIn = (url: string | null): string => url?.split('/').at(-1) ?? '';
  const get = (imageId: string, headers: Record<string, string> = {}) =>
    calls.callAs(null, 'imageGet', { path: { imageId }, headers });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'one %s is converted to both widths, with the same ratio and without metadata',
    async (format) => {
      const { body } = await create({ coverImageW1024: await picture(format) });
      for (const [url, width, height] of [
        [body.coverImageW1024, 1024, 576],
        [body.coverImageW704, 704, 396],
      ] as const) {
        const answer = await get(idIn(url));
        if (answer.status !== 200) throw new Error('The picture is not there.');
        const metadata = await sharp(answer.body).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width, height });
        expect(metadata.exif).toBeUndefined();
      }
    },
  );

  test('of two uploads, each is used for its width', async () => {
    const { body } = await create({
      coverImageW1024: await picture('png', '#ffffff'),
      coverImageW704: await picture('png', '#000000'),
    });
    const narrow = await get(idIn(body.coverImageW704));
    if (narrow.status !== 200) throw new Error('The picture is not there.');
    const { dominant } = await sharp(narrow.body).stats();
    expect(dominant.r).toBeLessThan(30);
  });

  test('a picture is rotated as its metadata says', async () => {
    const rotated = await sharp({
      create: { width: 576, height: 1024, channels: 3, background: '#ff0000' },
    })
      .composite([
        {
          input: { create: { width: 288, height: 1024, channels: 3, background: '#0000ff' } },
          left: 0,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await create({ coverImageW1024: upload(rotated) });
    const answer = await get(idIn(body.coverImageW1024));
    if (answer.status !== 200) throw new Error('The picture is not there.');
    const top = await sharp(answer.body)
      .extract({ left: 0, top: 0, width: 1024, height: 200 })
      .stats();
    expect(top.dominant.b).toBeGreaterThan(200);
    expect(top.dominant.r).toBeLessThan(60);
  });

  describe('of files that are not accepted pictures', () => {
    test.each(refusedFiles)('%s is refused and nothing is stored', async (_, file) => {
      const field = { code: 'validation_failed', fields: [{ path: '/coverImageW1024' }] };
      await expect(create({ coverImageW1024: file })).rejects.toMatchObject(field);
      const other = { coverImageW1024: await picture('jpeg'), coverImageW704: file };
      await expect(create(other)).rejects.toMatchObject({ fields: [{ path: '/coverImageW704' }] });
      expect(await count('image')).toBe(0);
      expect(await count('campaign')).toBe(0);
    });
  });

  test('a stored picture is sent as immutable, and a browser with a copy gets 304', async () => {
    const { body } = await create({ coverImageW704: await picture('jpeg') });
    const id = idIn(body.coverImageW704);
    const answer = await get(id);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        ETag: `"${id}"`,
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Disposition': 'inline; filename="picture.webp"',
        'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      },
    });
    expect(await get(id, { 'if-none-match': `"other", W/"${id}"` })).toMatchObject({ status: 304 });
    expect(await get(id, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    await expect(get('no-such-picture')).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      get('no-such-picture', { 'if-none-match': '"no-such-picture"' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a picture is deleted for good with the last campaign that uses it', async () => {
    const file = await picture('jpeg');
    const [one, two] = [
      await create({ coverImageW704: file }),
      await create({ coverImageW704: file }),
    ];
    expect(one.body.coverImageW704).toBe(two.body.coverImageW704);
    expect(await count('image')).toBe(2);
    const remove = async (campaignId: string) => {
      await calls.callAs(mira, 'campaignDelete', { path: { campaignId } });
      expect(await count('image')).toBe(2);
      await calls.callAs(mira, 'campaignPurge', { path: { campaignId } });
    };
    await remove(one.body.campaignId);
    expect(await count('image')).toBe(2);
    await remove(two.body.campaignId);
    expect(await count('image')).toBe(0);
  });

  describe('that remain after a failed deletion', () => {
    const old = (id: string) => ({ id, bytes: Buffer.from(id), width: 1, height: 1 });
    const cover = { coverImageW1024: old('old-1024'), coverImageW704: old('old-704') };

    test('are deleted by the hourly sweep, and covers of campaigns are not', async () => {
      await create({ coverImageW704: await picture('jpeg') });
      await storeImages(db, cover, noon);
      expect(await count('image')).toBe(4);
      await sweepUnusedImages(db);
      const rows = await db.selectFrom('image').select('id').execute();
      expect(rows.map(({ id }) => id)).not.toContain('old-1024');
      expect(rows).toHaveLength(2);
    });

    test('are not deleted if an upload that is in progress uses them again', async () => {
      await create({});
      await storeImages(db, cover, noon);
      const { sweeping } = await db.transaction().execute(async (transaction) => {
        await storeImages(transaction, cover, noon);
        // It sees that no campaign uses the pictures, and then waits for this transaction.
        const swept = sweepUnusedImages(db);
        const covers = { cover_w1024_id: 'old-1024', cover_w704_id: 'old-704' };
        await transaction.updateTable('campaign').set(covers).execute();
        return { sweeping: swept };
      });
      await sweeping;
      expect(await count('image')).toBe(2);
    });
  });

  test('a new cover replaces the old cover, which is deleted', async () => {
    const { body } = await create({ coverImageW1024: await picture('jpeg') });
    const path = { campaignId: body.campaignId };
    const replaced = await calls.callAs(mira, 'campaignUpdate', {
      path,
      parts: [['coverImageW1024', await picture('jpeg', '#123456')]],
    });
    expect(replaced.body.coverImageW1024).not.toBe(body.coverImageW1024);
    expect(replaced.body.version).toBe(2);
    expect(await count('image')).toBe(2);
    await expect(get(idIn(body.coverImageW1024))).rejects.toMatchObject({ code: 'not_found' });
    const removed = await calls.callAs(mira, 'campaignUpdate', {
      path,
      parts: [['removeCover', 'true']],
    });
    expect(removed.body).toMatchObject({ coverImageW1024: null, coverImageW704: null, version: 3 });
    expect(await count('image')).toBe(0);
  });

  describe('are not rendered', () => {
    let renders: number;
    let pictures: Pictures;

    beforeAll(() => {
      ({ pictures } = calls);
    });

    beforeEach(() => {
      renders = 0;
      calls.pictures = {
        render: (...rendered) => {
          renders += 1;
          return pictures.render(...rendered);
        },
      };
      calls.now += 60_000;
    });

    afterEach(() => {
      calls.quotas = defaultQuotas;
      calls.creationsPerMinute = Number.POSITIVE_INFINITY;
    });

    test('for a creation that a limit refuses', async () => {
      const coverImageW1024 = await picture('jpeg');
      calls.creationsPerMinute = 1;
      await create({});
      const tooMany = { code: 'too_many_requests' };
      await expect(create({ coverImageW1024 })).rejects.toMatchObject(tooMany);
      calls.creationsPerMinute = Number.POSITIVE_INFINITY;
      for (const full of [{ campaigns: 1 }, { pictureMegabytes: 0 }]) {
        calls.quotas = { ...defaultQuotas, ...full };
        const problem = { code: 'quota_exceeded' };
        await expect(create({ coverImageW1024 })).rejects.toMatchObject(problem);
      }
      expect(renders).toBe(0);
    });

    test('again for a creation that is repeated with its idempotency key', async () => {
      const texts = Object.entries({ title: 'Once', setting: '', storyOverview: '' });
      const createWith = async (colour: string) =>
        calls.callAs(mira, 'campaignCreate', {
          parts: [...texts, ['coverImageW1024', await picture('jpeg', colour)]],
          headers: { 'idempotency-key': 'a-cover-0001' },
        });
      const { body } = await createWith('#111111');
      calls.quotas = { ...defaultQuotas, campaigns: 1 };
      expect((await createWith('#111111')).body).toEqual(body);
      const mismatch = { code: 'idempotency_mismatch' };
      await expect(createWith('#eeeeee')).rejects.toMatchObject(mismatch);
      expect(renders).toBe(1);
    });

    test('for a change that its version, a quota or its other fields refuse', async () => {
      const { campaignId } = (await create({})).body;
      const coverImageW1024 = await picture('jpeg');
      const change = (fields: Readonly<Record<string, string>>, ifMatch = '*') =>
        calls.callAs(mira, 'campaignUpdate', {
          path: { campaignId },
          headers: { 'if-match': ifMatch },
          parts: [...Object.entries(fields), ['coverImageW1024', coverImageW1024]],
        });
      await expect(change({}, '"9"')).rejects.toMatchObject({ code: 'version_mismatch' });
      const both = change({ removeCover: 'true' });
      await expect(both).rejects.toMatchObject({ fields: [{ path: '/removeCover' }] });
      calls.quotas = { ...defaultQuotas, pictureMegabytes: 0 };
      await expect(change({})).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect(renders).toBe(0);
    });

    test('for a change of a full account, unless the new cover replaces one', async () => {
      const large = await sharp(randomBytes(1024 * 576 * 3), {
        raw: { width: 1024, height: 576, channels: 3 },
      })
        .png()
        .toBuffer();
      const { campaignId } = (await create({ coverImageW1024: upload(large) })).body;
      const other = (await create({})).body.campaignId;
      const rows = await db.selectFrom('image').select('bytes').execute();
      const used = rows.reduce((sum, { bytes }) => sum + bytes.length, 0);
      calls.quotas = { ...defaultQuotas, pictureMegabytes: used / 1_000_000 };
      const cover = await picture('jpeg');
      const change = (id: string) => {
        const parts = [['coverImageW1024', cover]] as const;
        return calls.callAs(mira, 'campaignUpdate', { path: { campaignId: id }, parts });
      };
      renders = 0;
      await expect(change(other)).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect(renders).toBe(0);
      expect((await change(campaignId)).body.version).toBe(2);
      expect(renders).toBe(1);
    });
  });
});
