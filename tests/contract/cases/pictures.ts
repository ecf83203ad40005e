import { expect } from 'vitest';
import { covers } from '#mocks/fixtures/covers.ts';
import { blankPictures, bytesOf } from '#mocks/ports/pictures.ts';
import type { Picture } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, write } from './entry-table.ts';
import { formOf } from './new-campaign.ts';

const png = blankPictures['image/png'] ?? new Uint8Array();

const file = () => new Blob([Uint8Array.from(png)], { type: 'image/png' });

const request = (campaignId: string) => ({
  params: { campaignId },
  body: formOf({ file: file() }),
});

const add = async (client: Client, campaignId: string): Promise<Picture> =>
  (await succeeds(client, 'pictureCreate', 201, request(campaignId))).body;

const shown = ({ url }: Picture) => `![A map](${url})`;

const secret = (text: string, readers = '') =>
  `:::secret${readers === '' ? '' : `{for="${readers}"}`}\n${text}\n:::`;

const sees = (client: Client, { pictureId }: Picture) =>
  succeeds(client, 'pictureGet', 200, { params: { pictureId } });

const misses = (client: Client, { pictureId }: Picture) =>
  fails(client, 'pictureGet', 404, { params: { pictureId } });

/** Pictures of entries: adding them, and who sees them. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'pictureCreate',
    status: 201,
    title: 'stores a picture once for the same idempotency key, and shows it to its uploader',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, {
        tomas: 'player',
        odo: 'player',
      });
      const headers = { 'Idempotency-Key': `picture-${campaignId}` };
      const once = () => succeeds(tomas, 'pictureCreate', 201, { ...request(campaignId), headers });
      const { body, headers: created } = await once();
      expect(body).toMatchObject({ width: 1, height: 1, url: `/api/pictures/${body.pictureId}` });
      expect(created.get('Location')).toBe(body.url);
      expect((await once()).body).toEqual(body);
      const other = await add(tomas, campaignId);
      expect(other.pictureId).not.toBe(body.pictureId);
      await sees(tomas, body);
      await sees(mira, body);
      await misses(odo, body);
    },
  },
  {
    operation: 'pictureCreate',
    status: 400,
    title: 'refuses a form that is not well formed',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      await fails(mira, 'pictureCreate', 400, {
        params: { campaignId },
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nHalf',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      });
    },
  },
  {
    operation: 'pictureCreate',
    status: 403,
    title: 'is not for viewers',
    run: async (backend) => {
      const { campaignId, odo } = await table(backend, { odo: 'viewer' });
      const problem = await fails(odo, 'pictureCreate', 403, request(campaignId));
      expect(problem.code).toBe('forbidden');
    },
  },
  {
    operation: 'pictureCreate',
    status: 404,
    title: 'does not exist for users who are not members',
    run: async (backend) => {
      const { campaignId, tomas } = await table(backend);
      await fails(tomas, 'pictureCreate', 404, request(campaignId));
    },
  },
  {
    operation: 'pictureCreate',
    status: 409,
    title: 'refuses another picture for an idempotency key',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const headers = { 'Idempotency-Key': `other-picture-${campaignId}` };
      await succeeds(mira, 'pictureCreate', 201, { ...request(campaignId), headers });
      const other = new Blob([Uint8Array.from(bytesOf(covers.lanterns))]);
      const body = formOf({ file: other });
      const problem = await fails(mira, 'pictureCreate', 409, {
        params: { campaignId },
        body,
        headers,
      });
      expect(problem.code).toBe('idempotency_mismatch');
    },
  },
  {
    operation: 'pictureCreate',
    status: 422,
    title: 'refuses a file that is not a picture, and a form without a file',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const bad: readonly BlobPart[] = [
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '<!doctype html><h1>Boo</h1>',
        Uint8Array.from(png.subarray(0, png.length / 2)),
        Uint8Array.from(blankPictures['image/gif'] ?? []),
        '',
      ];
      for (const content of bad) {
        const body = formOf({ file: new Blob([content], { type: 'image/png' }) });
        const problem = await fails(mira, 'pictureCreate', 422, { params: { campaignId }, body });
        expect(problem.fields.map(({ path }) => path)).toEqual(['/file']);
      }
      const none = { params: { campaignId }, body: formOf({}) };
      const { fields } = await fails(mira, 'pictureCreate', 422, none);
      expect(fields.map(({ path }) => path)).toEqual(['/file']);
    },
  },
  {
    operation: 'pictureGet',
    status: 200,
    title: 'shows a picture to those who may read the passage around it',
    run: async (backend) => {
      const roles = { tomas: 'player', odo: 'viewer' };
      const { campaignId, mira, tomas, odo, idOf } = await table(backend, roles);
      const [open, hidden, forTomas] = [
        await add(mira, campaignId),
        await add(mira, campaignId),
        await add(mira, campaignId),
      ];
      await misses(tomas, open);
      const text = [
        shown(open),
        secret(shown(hidden)),
        secret(shown(forTomas), await idOf('tomas')),
      ].join('\n\n');
      const entry = await write(mira, campaignId, { text });
      await sees(odo, open);
      await sees(tomas, open);
      await sees(tomas, forTomas);
      await misses(odo, forTomas);
      await misses(odo, hidden);
      await misses(tomas, hidden);
      await sees(mira, hidden);
      const change = (body: object) =>
        succeeds(mira, 'entryUpdate', 200, {
          params: { campaignId, entryId: entry.entryId },
          body,
        });
      await change({ text: [shown(open), shown(hidden)].join('\n\n') });
      await sees(odo, hidden);
      await misses(tomas, forTomas);
      await change({ visibility: 'gm' });
      await misses(odo, open);
    },
  },
  {
    operation: 'pictureGet',
    status: 200,
    title: 'sends both sizes as private, and browsers must revalidate them',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { pictureId } = await add(mira, campaignId);
      const tags = new Set<string | null>();
      for (const size of ['full', 'small']) {
        const { headers } = await succeeds(mira, 'pictureGet', 200, {
          params: { pictureId, size },
        });
        expect(headers.get('Cache-Control')).toBe('private, no-cache');
        expect(headers.get('Content-Security-Policy')).toBe(
          "default-src 'none'; sandbox; frame-ancestors 'none'",
        );
        tags.add(headers.get('ETag'));
      }
      expect(tags.size).toBe(2);
    },
  },
  {
    operation: 'pictureGet',
    status: 304,
    title: 'answers 304 only to a user who may still read the picture',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const picture = await add(mira, campaignId);
      const { entryId } = await write(mira, campaignId, { text: shown(picture) });
      const headers = { 'If-None-Match': (await sees(tomas, picture)).headers.get('ETag') ?? '' };
      const options = { params: { pictureId: picture.pictureId }, headers };
      await succeeds(tomas, 'pictureGet', 304, options);
      await succeeds(mira, 'entryDelete', 204, { params: { campaignId, entryId } });
      await fails(tomas, 'pictureGet', 404, options);
      await succeeds(mira, 'pictureGet', 304, options);
      await succeeds(mira, 'entryRestore', 200, { params: { campaignId, entryId } });
      await succeeds(tomas, 'pictureGet', 304, options);
    },
  },
  {
    operation: 'pictureGet',
    status: 404,
    title: 'answers for a hidden picture as for an unknown one',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, { tomas: 'player' });
      const picture = await add(mira, campaignId);
      const unknown = await misses(tomas, { ...picture, pictureId: 'no-such-picture' });
      for (const client of [tomas, odo]) {
        const { requestId: _, ...hidden } = await misses(client, picture);
        expect(unknown).toMatchObject(hidden);
      }
    },
  },
  {
    operation: 'pictureGet',
    status: 404,
    title: 'does not exist for a player who puts its address into a text or sets it as a cover',
    run: async (backend) => {
      const { campaignId, mira, tomas, odo } = await table(backend, {
        tomas: 'player',
        odo: 'player',
      });
      const picture = await add(mira, campaignId);
      const entry = await write(mira, campaignId, { text: secret(shown(picture)) });
      const own = await write(tomas, campaignId, { title: 'Mine', text: shown(picture) });
      await misses(tomas, picture);
      const renamed = { params: { campaignId, entryId: own.entryId }, body: { title: 'His' } };
      await succeeds(mira, 'entryUpdate', 200, renamed);
      await misses(tomas, picture);
      const { pictureId: coverPictureId } = picture;
      const at = { params: { campaignId, entryId: own.entryId } };
      for (const body of [{ coverPictureId }, { coverPictureId: 'no-such-picture' }]) {
        const { fields } = await fails(tomas, 'entryUpdate', 422, { ...at, body });
        expect(fields).toMatchObject([{ path: '/coverPictureId' }]);
      }
      // Once revealed, it can be shown elsewhere, and stays there when it is hidden again.
      const edit = (text: string) =>
        succeeds(mira, 'entryUpdate', 200, {
          params: { campaignId, entryId: entry.entryId },
          body: { text },
        });
      await edit(shown(picture));
      await succeeds(tomas, 'entryUpdate', 200, {
        ...at,
        body: { text: `Now. ${shown(picture)}` },
      });
      await edit(secret(shown(picture)));
      await succeeds(tomas, 'entryUpdate', 200, { ...at, body: { title: 'Still mine' } });
      await sees(odo, picture);
      // A picture of another campaign is never shown.
      const other = await table(backend, { odo: 'player' });
      await write(other.mira, other.campaignId, { text: shown(picture), title: 'Elsewhere' });
      const theirs = await add(other.mira, other.campaignId);
      await write(mira, campaignId, { text: shown(theirs) });
      await misses(tomas, theirs);
      const body = { type: 'note', title: 'Borrowed', coverPictureId: theirs.pictureId };
      const { fields } = await fails(mira, 'entryCreate', 422, { params: { campaignId }, body });
      expect(fields).toMatchObject([{ path: '/coverPictureId' }]);
    },
  },
  {
    operation: 'pictureGet',
    status: 404,
    title: 'does not exist for an uploader who is no longer a member',
    run: async (backend) => {
      const { campaignId, mira, tomas, idOf } = await table(backend, { tomas: 'player' });
      const picture = await add(tomas, campaignId);
      await sees(tomas, picture);
      const params = { campaignId, userId: await idOf('tomas') };
      await succeeds(mira, 'memberRemove', 204, { params });
      await misses(tomas, picture);
      await sees(mira, picture);
    },
  },
  {
    operation: 'pictureGet',
    status: 422,
    title: 'refuses a size that the contract does not have',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { pictureId } = await add(mira, campaignId);
      await fails(mira, 'pictureGet', 422, { params: { pictureId, size: 'huge' } });
    },
  },
  {
    operation: 'entryUpdate',
    status: 200,
    title: 'sets and removes a cover, which everyone sees who reads the entry',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const cover = await add(mira, campaignId);
      const coverPictureId = cover.pictureId;
      const entry = await write(mira, campaignId, { coverPictureId, text: 'A tower.' });
      expect(entry).toMatchObject({ cover, version: 1 });
      expect((await read(tomas, campaignId, entry)).cover).toEqual(cover);
      const list = await succeeds(tomas, 'entryList', 200, { params: { campaignId } });
      expect(list.body.items.map((one) => one.cover)).toEqual([cover]);
      const found = await succeeds(tomas, 'entrySearch', 200, {
        params: { campaignId, q: 'tower' },
      });
      expect(found.body.items.map((one) => one.cover)).toEqual([cover]);
      await sees(tomas, cover);
      const change = async (body: object) => {
        const params = { campaignId, entryId: entry.entryId };
        return (await succeeds(mira, 'entryUpdate', 200, { params, body })).body;
      };
      expect(await change({ coverPictureId })).toMatchObject({ cover, version: 1 });
      expect(await change({ text: 'A keep.' })).toMatchObject({ cover, version: 2 });
      expect(await change({ coverPictureId: null })).toMatchObject({ cover: null, version: 3 });
      await misses(tomas, cover);
    },
  },
];
