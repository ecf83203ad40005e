import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { sweepUnusedImages } from '#backend/images/store.ts';
import { readablePictures } from '#backend/pictures/readable.ts';
import { readerWith } from '#backend/entries/reader.ts';
import { sweepPictures } from '#backend/pictures/sweep.ts';
import type { UploadedFile } from '#src/generated/contract/types.ts';
import type { Picture } from '#src/generated/model/index.ts';
import { addNotes } from '#tests/support/many-entries.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { HandlerCalls } from './calls.ts';
import { picture, refusedCovers, upload } from './pictures.ts';

const day = 24 * 60 * 60 * 1000;
const refusedFiles = await refusedCovers();

/** Two frames of different colours, as an animation. */
async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#ff0000'), await frame('#0000ff')];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG with the chunks of an animation before its data. */
async function animatedPng(): Promise<Buffer> {
  const whole = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const { crc32 } = await import('node:zlib');
  const control = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  control.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(control), 16);
  // Behind the signature and the chunk IHDR.
  return Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
}

describeBoth('pictures of entries', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;
  let campaignId: string;

  beforeAll(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira-Pictures');
    tomas = await calls.addUser('Tomas-Pictures');
    campaignId = await newCampaign('player');
  });

  async function newCampaign(role: CampaignRole): Promise<string> {
    calls.now += 60 * 60 * 1000;
    return calls.newCampaign(mira, { [tomas.id]: role });
  }

  const add = async (file: UploadedFile, path = { campaignId }): Promise<Picture> => {
    // Each call comes a minute later, so that the limit of creations per minute is not reached.
    calls.now += 60 * 1000;
    return (await calls.callAs(mira, 'pictureCreate', { path, parts: [['file', file]] })).body;
  };

  async function bytesOf({ pictureId }: Picture, size?: string): Promise<Uint8Array> {
    const path = { pictureId };
    const answer = await calls.callAs(mira, 'pictureGet', { path, query: { size } });
    if (answer.status !== 200) throw new Error('The picture is not there.');
    return answer.body;
  }

  const isThere = async ({ pictureId }: Picture): Promise<boolean> => {
    const row = await db
      .selectFrom('picture')
      .select('id')
      .where('id', '=', pictureId)
      .executeTakeFirst();
    return row !== undefined;
  };

  const write = async (fields: object): Promise<string> => {
    calls.now += 60 * 1000;
    const body = { type: 'note', title: 'A note', visibility: 'everyone', ...fields };
    return (await calls.callAs(mira, 'entryCreate', { path: { campaignId }, body })).body.entryId;
  };

  test.each([
    ['jpeg', 3000, 1500, [2048, 1024], [640, 320]],
    ['png', 900, 3000, [614, 2048], [192, 640]],
    ['webp', 1000, 500, [1000, 500], [640, 320]],
    ['avif', 300, 200, [300, 200], [300, 200]],
  ] as const)(
    'a %s of %i x %i keeps its ratio, and never becomes larger',
    async (format, width, height, full, small) => {
      const stored = await add(await picture(format, '#7c3aed', width, height));
      expect([stored.width, stored.height]).toEqual(full);
      for (const [size, [w, h]] of [
        ['full', full],
        ['small', small],
      ] as const) {
        const metadata = await sharp(await bytesOf(stored, size)).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width: w, height: h });
      }
    },
  );

  test('the place where a photo was taken is not stored, and the photo is rotated by its orientation', async () => {
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#224466' },
    })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const stored = await add(upload(photo));
    expect([stored.width, stored.height]).toEqual([40, 60]);
    for (const size of ['full', 'small']) {
      const { exif, xmp, icc, orientation } = await sharp(await bytesOf(stored, size)).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
    }
  });

  test('an animation is stored as its first frame', async () => {
    for (const bytes of [await animated('webp'), await animatedPng()]) {
      const stored = await bytesOf(await add(upload(bytes)));
      expect((await sharp(stored).metadata()).pages).toBeUndefined();
      expect(Buffer.from(stored).includes('ANIM')).toBe(false);
      const { dominant } = await sharp(stored).stats();
      expect(dominant.r).toBeGreaterThan(200);
      expect(dominant.b).toBeLessThan(60);
    }
    const gif = [['file', upload(await animated('gif'))]] as const;
    await expect(
      calls.callAs(mira, 'pictureCreate', { path: { campaignId }, parts: gif }),
    ).rejects.toMatchObject({ fields: [{ path: '/file' }] });
  });

  test('bytes after the picture in the file are not stored, and the name of the file does not matter', async () => {
    const { bytes } = await picture('png');
    const page = '<script>alert(1)</script>PK\u0003\u0004';
    const stored = await bytesOf(
      await add(upload(Buffer.concat([bytes, Buffer.from(page)]), 'photo.jpg')),
    );
    expect(Buffer.from(stored).includes('script')).toBe(false);
    expect((await sharp(stored).metadata()).format).toBe('webp');
  });

  test.each(refusedFiles)('%s is refused, and nothing is stored', async (_, file) => {
    const count = async () => (await db.selectFrom('picture').select('id').execute()).length;
    const before = await count();
    await expect(add(file)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/file' }],
    });
    expect(await count()).toBe(before);
  });

  test('a picture of 50 megapixels is refused', async () => {
    const large = await picture('png', '#7c3aed', 10_000, 5000);
    await expect(add(large)).rejects.toMatchObject({ fields: [{ path: '/file' }] });
  });

  test('a picture is not rendered if its user creates too fast, or if the quota is used up', async () => {
    const { pictures } = calls;
    const file = await picture('png');
    let rendered = 0;
    calls.pictures = {
      render: (...input) => {
        rendered += 1;
        return pictures.render(...input);
      },
    };
    const path = { campaignId };
    const again = () => calls.callAs(mira, 'pictureCreate', { path, parts: [['file', file]] });
    calls.now += 60 * 1000;
    await again();
    calls.creationsPerMinute = 1;
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests' });
    calls.creationsPerMinute = Number.POSITIVE_INFINITY;
    const { quotas } = calls;
    calls.quotas = { ...quotas, pictureMegabytes: 0 };
    await expect(again()).rejects.toMatchObject({ code: 'quota_exceeded' });
    calls.quotas = quotas;
    expect(rendered).toBe(1);
    calls.pictures = pictures;
  });

  test('a repeated upload gets its first answer also at each limit, and is not rendered again', async () => {
    const { pictures, quotas } = calls;
    let rendered = 0;
    calls.pictures = {
      render: (...input) => {
        rendered += 1;
        return pictures.render(...input);
      },
    };
    const path = { campaignId };
    const send = async (user: SignedInUser, file: UploadedFile) => {
      const headers = { 'idempotency-key': 'a-key-of-an-upload' };
      const input = { path, headers, parts: [['file', file]] } as const;
      return (await calls.callAs(user, 'pictureCreate', input)).body;
    };
    calls.now += 60 * 1000;
    const file = await picture('png', '#0a0b0c');
    for (const user of [mira, tomas]) {
      calls.creationsPerMinute = Number.POSITIVE_INFINITY;
      calls.quotas = quotas;
      const first = await send(user, file);
      calls.creationsPerMinute = 1;
      expect(await send(user, file)).toEqual(first);
      calls.quotas = { ...quotas, pictureMegabytes: 0 };
      expect(await send(user, file)).toEqual(first);
      const other = picture('png', '#0d0e0f');
      await expect(send(user, await other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    }
    expect(rendered).toBe(2);
    calls.creationsPerMinute = Number.POSITIVE_INFINITY;
    calls.pictures = pictures;
    calls.quotas = quotas;
  });

  test('its bytes cannot be read at the address of covers, which needs no membership', async () => {
    const { pictureId } = await add(await picture('png', '#010203'));
    const row = await db
      .selectFrom('picture')
      .select('full_image_id')
      .where('id', '=', pictureId)
      .executeTakeFirstOrThrow();
    const path = { imageId: row.full_image_id };
    await expect(calls.callAs(mira, 'imageGet', { path })).rejects.toMatchObject({
      code: 'not_found',
    });
    const etag = (await calls.callAs(mira, 'pictureGet', { path: { pictureId } })).headers.ETag;
    expect(etag).not.toContain(row.full_image_id);
  });

  test('pictures that nothing has shown for thirty days are deleted with their bytes', async () => {
    const [inText, asCover, named, unused, hidden] = await Promise.all(
      ['#100000', '#200000', '#300000', '#400000', '#500000'].map(async (colour) =>
        add(await picture('png', colour)),
      ),
    );
    if (!inText || !asCover || !named || !unused || !hidden) {
      throw new Error('A picture is missing.');
    }
    const text = `![](${inText.url})\n\n:::secret\n![](${hidden.url})\n:::\n\n\`${named.url}\``;
    const entryId = await write({ text, coverPictureId: asCover.pictureId });
    const images = async () => (await db.selectFrom('image').select('id').execute()).length;
    const sweep = async (days: number) => {
      calls.now += days * day;
      await sweepPictures(db, calls.now);
      await sweepUnusedImages(db);
    };
    const all = [inText, asCover, named, unused, hidden];
    const there = () => Promise.all(all.map(isThere));
    await sweep(29);
    expect(await there()).toEqual([true, true, true, true, true]);
    const before = await images();
    await sweep(2);
    expect(await there()).toEqual([true, true, true, false, true]);
    expect(await images()).toBeLessThan(before);
    // The thirty days begin when no entry and no version of one shows the picture any more.
    await calls.callAs(mira, 'entryUpdate', {
      path: { campaignId, entryId },
      body: { text: 'Nothing', coverPictureId: null },
    });
    await sweep(31);
    await sweep(31);
    expect(await there()).toEqual([true, true, false, false, true]);
    await db.deleteFrom('entry_version').where('version', '=', 1).execute();
    await sweep(0);
    await sweep(29);
    expect(await there()).toEqual([true, true, false, false, true]);
    await sweep(2);
    expect(await there()).toEqual([false, false, false, false, false]);
  });

  test('the sweep reads the texts of a campaign in pages, and searches them in no statement', async () => {
    const path = { campaignId: await newCampaign('player') };
    const named = await add(await picture('png', '#610000'), path);
    const unused = await add(await picture('png', '#620000'), path);
    const notes = Array.from({ length: 120 }, (_, n) => ({
      title: `Note ${n}`,
      text: n === 119 ? `\`${named.url}\`` : '',
    }));
    await addNotes(db, { ...path, visibility: 'gm' }, notes);
    const pages: number[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        expect(JSON.stringify(node)).not.toContain(' like ');
        return node;
      },
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'text' in row)) pages.push(result.rows.length);
        return result;
      },
    });
    calls.now += 31 * day;
    await sweepPictures(watched, calls.now);
    expect(await isThere(named)).toBe(true);
    expect(await isThere(unused)).toBe(false);
    expect(Math.max(...pages)).toBe(50);
  });

  test('a picture that an entry begins to show during the sweep stays', async () => {
    const stored = await add(await picture('png', '#600000'));
    calls.now += 31 * day;
    const { sweeping } = await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('picture')
        .set({ created_at: calls.now })
        .where('id', '=', stored.pictureId)
        .execute();
      // The sweep sees that no entry shows the picture, and then waits for this transaction.
      const swept = sweepPictures(db, calls.now);
      await transaction
        .updateTable('entry')
        .set({ cover_picture_id: stored.pictureId })
        .where('campaign_id', '=', campaignId)
        .execute();
      return { sweeping: swept };
    });
    await sweeping;
    expect(await isThere(stored)).toBe(true);
  });

  test('the pictures of a campaign are listed for a reader, page by page', async () => {
    const other = await newCampaign('player');
    const path = { campaignId: other };
    const shown = await add(await picture('png', '#700000'), path);
    const hidden = await add(await picture('png', '#800000'), path);
    const body = {
      type: 'note',
      title: 'A map',
      visibility: 'everyone',
      text: `![](${shown.url})`,
    };
    await calls.callAs(mira, 'entryCreate', { path, body });
    const listed = async (userId: string, role: CampaignRole) => {
      const rows = await readablePictures(db, other, readerWith(userId, role))
        .select(['picture.id', 'picture.full_image_id', 'picture.width', 'picture.bytes'])
        .orderBy('picture.id')
        .limit(10)
        .execute();
      return rows.map(({ id }) => id);
    };
    expect(await listed(mira.id, 'owner')).toEqual([shown.pictureId, hidden.pictureId]);
    expect(await listed(tomas.id, 'player')).toEqual([shown.pictureId]);
  });

  test('a campaign is deleted for good with its pictures', async () => {
    const other = await newCampaign('player');
    const path = { campaignId: other };
    const stored = await add(await picture('png', '#900000'), path);
    const body = {
      type: 'note',
      title: 'A map',
      text: `![](${stored.url})`,
      coverPictureId: stored.pictureId,
    };
    await calls.callAs(mira, 'entryCreate', { path, body });
    await calls.callAs(mira, 'campaignDelete', { path });
    expect(await isThere(stored)).toBe(true);
    await calls.callAs(mira, 'campaignPurge', { path });
    expect(await isThere(stored)).toBe(false);
  });
});
