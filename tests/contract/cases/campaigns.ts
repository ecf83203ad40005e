import { expect } from 'vitest';
import type { CampaignPage } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { CallOptions } from '../client.ts';
import { campaign, createCampaign, formOf } from './new-campaign.ts';

/** A picture of one pixel. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (character) => character.codePointAt(0) ?? 0,
);

/** Campaigns: what their owner can do, and what other users cannot see. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'campaignCreate',
    status: 201,
    title: 'returns the campaign with ETag and Location',
    run: async ({ signIn }) => {
      const options = { body: formOf(campaign('The Lanterns')) };
      const answer = await succeeds(await signIn('mira'), 'campaignCreate', 201, options);
      expect(answer.body).toMatchObject({ ...campaign('The Lanterns'), role: 'owner', version: 1 });
      expect(answer.headers.get('etag')).toBe('"1"');
      expect(answer.headers.get('location')).toContain(answer.body.campaignId);
    },
  },
  {
    operation: 'campaignCreate',
    status: 409,
    title:
      'repeats the answer to an idempotency key, and refuses the key for another body or cover',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const request = (title: string, cover?: Blob) => ({
        headers: { 'Idempotency-Key': 'the-lanterns-0001' },
        body: formOf({ ...campaign(title), ...(cover && { coverImageW704: cover }) }),
      });
      const cover = () => new Blob([png], { type: 'image/png' });
      const first = await succeeds(mira, 'campaignCreate', 201, request('Once', cover()));
      const again = await succeeds(mira, 'campaignCreate', 201, request('Once', cover()));
      expect(again.body).toEqual(first.body);
      for (const name of ['etag', 'location']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      }
      for (const other of [request('Another', cover()), request('Once')]) {
        const problem = await fails(mira, 'campaignCreate', 409, other);
        expect(problem.code).toBe('idempotency_mismatch');
      }
    },
  },
  {
    operation: 'campaignCreate',
    status: 409,
    title:
      'answers a repeated idempotency key with the campaign as it is now, or says that it is deleted',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const once = () => ({
        headers: { 'Idempotency-Key': 'the-lanterns-0002' },
        body: formOf(campaign('Once and renamed')),
      });
      const { campaignId } = (await succeeds(mira, 'campaignCreate', 201, once())).body;
      const params = { campaignId };
      const body = formOf(campaign('Renamed'));
      await succeeds(mira, 'campaignUpdate', 200, { params, body });
      const again = await succeeds(mira, 'campaignCreate', 201, once());
      expect(again.body).toMatchObject({ campaignId, title: 'Renamed', version: 2 });
      expect(again.headers.get('etag')).toBe('"2"');
      await succeeds(mira, 'campaignDelete', 204, { params });
      expect((await fails(mira, 'campaignCreate', 409, once())).code).toBe('conflict');
    },
  },
  {
    operation: 'campaignUpdate',
    status: 200,
    title: 'stores the sent settings of the game, and defaults for the others',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const form = formOf({ ...campaign('Agreed'), tone: 'Grave', startingLevel: '3' });
      const created = (await succeeds(mira, 'campaignCreate', 201, { body: form })).body;
      const agreed = { edition: '2024', status: 'planning', tone: 'Grave', startingLevel: 3 };
      expect(created).toMatchObject({ ...agreed, partySize: 4, genre: '', safetyLines: '' });

      const params = { campaignId: created.campaignId };
      const body = formOf({ status: 'active', safetyLines: 'Harm to children' });
      const { body: changed } = await succeeds(mira, 'campaignUpdate', 200, { params, body });
      const now = { ...agreed, status: 'active', safetyLines: 'Harm to children', version: 2 };
      expect(changed).toMatchObject(now);
    },
  },
  {
    operation: 'imageGet',
    status: 200,
    title: 'serves both widths of a cover with Cache-Control: immutable',
    run: async ({ signIn, guest }) => {
      const cover = new Blob([png], { type: 'image/png' });
      const body = formOf({ ...campaign('Painted'), coverImageW1024: cover });
      const created = (await succeeds(await signIn('mira'), 'campaignCreate', 201, { body })).body;
      for (const url of [created.coverImageW1024, created.coverImageW704]) {
        const imageId = url?.split('/').at(-1) ?? '';
        const { headers } = await succeeds(guest(), 'imageGet', 200, { params: { imageId } });
        expect(headers.get('cache-control')).toContain('immutable');
        const again = {
          params: { imageId },
          headers: { 'If-None-Match': headers.get('etag') ?? '' },
        };
        await succeeds(guest(), 'imageGet', 304, again);
      }
    },
  },
  {
    operation: 'imageGet',
    status: 304,
    title: 'sends no body if the ETag in If-None-Match is current',
    run: async ({ signIn, guest }) => {
      const cover = new Blob([png], { type: 'image/png' });
      const body = formOf({ ...campaign('Painted twice'), coverImageW704: cover });
      const created = (await succeeds(await signIn('mira'), 'campaignCreate', 201, { body })).body;
      const imageId = created.coverImageW704?.split('/').at(-1) ?? '';
      const { headers } = await succeeds(guest(), 'imageGet', 200, { params: { imageId } });
      const again = {
        params: { imageId },
        headers: { 'If-None-Match': headers.get('etag') ?? '' },
      };
      await succeeds(guest(), 'imageGet', 304, again);
    },
  },
  {
    operation: 'imageGet',
    status: 404,
    title: 'answers 404 for an unknown picture',
    run: async ({ guest }) => {
      await fails(guest(), 'imageGet', 404, { params: { imageId: 'no-such-picture' } });
    },
  },
  {
    operation: 'campaignCreate',
    status: 422,
    title: 'refuses a file that is not a picture, and stores nothing',
    run: async ({ signIn }) => {
      const client = await signIn('mira');
      const fake = new Blob(['<svg/>'], { type: 'image/png' });
      const body = formOf({ ...campaign('Never there'), coverImageW1024: fake });
      const problem = await fails(client, 'campaignCreate', 422, { body });
      expect(problem.fields.map((field) => field.path)).toEqual(['/coverImageW1024']);
      const params = { pageSize: 200 };
      const { items } = (await succeeds(client, 'campaignList', 200, { params })).body;
      expect(items.map((item) => item.title)).not.toContain('Never there');
    },
  },
  {
    operation: 'campaignCreate',
    status: 422,
    title: 'refuses pictures that have a beginning and an end, but nothing to show',
    run: async ({ signIn }) => {
      const client = await signIn('mira');
      const withoutData = {
        jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
        // The signature and the header are 33 bytes, the last chunk is 12.
        png: new Uint8Array([...png.subarray(0, 33), ...png.subarray(-12)]),
      };
      for (const [format, bytes] of Object.entries(withoutData)) {
        const cover = new Blob([bytes], { type: `image/${format}` });
        const body = formOf({ ...campaign('Empty frame'), coverImageW1024: cover });
        const problem = await fails(client, 'campaignCreate', 422, { body });
        expect(problem.fields.map((field) => field.path)).toEqual(['/coverImageW1024']);
      }
    },
  },
  {
    operation: 'campaignCreate',
    status: 400,
    title: 'refuses forms that are not well formed or not UTF-8',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const head = 'Content-Disposition: form-data; name="title"';
      const bodies = [
        '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf',
        '',
        `--x\r\n${head}\r\n\r\nTitle\r\n--other--`,
        `--x\r\n${head}\r\n\r\nTitle\r\n--x y\r\n${head}\r\n\r\nAnother\r\n--x--`,
        `--x\r\n\r\nTitle\r\n--x\r\n${head}\r\n\r\nTitle\r\n--x--`,
        '--x\r\nContent-Disposition: form-data\r\n\r\nTitle\r\n--x--',
        new Blob([`--x\r\n${head}\r\n\r\n`, Uint8Array.of(0xff), '\r\n--x--']),
        new Blob([`--x\r\n${head.slice(0, -1)}`, Uint8Array.of(0xff), '"\r\n\r\nTitle\r\n--x--']),
      ];
      for (const body of bodies) {
        const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
        await fails(mira, 'campaignCreate', 400, { body, headers });
      }
    },
  },
  {
    operation: 'campaignList',
    status: 200,
    title: 'lists only campaigns of the user, in the requested order, without the notes',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const first = await createCampaign(mira, 'First');
      const second = await createCampaign(mira, 'Second');
      await succeeds(mira, 'campaignGet', 200, { params: { campaignId: first.campaignId } });
      await succeeds(mira, 'campaignGet', 200, { params: { campaignId: second.campaignId } });
      const params = { pageSize: 200, sortByMeta: 'created_at', reverse: true };
      const { items } = (await succeeds(mira, 'campaignList', 200, { params })).body;
      const ids = items.map((item) => item.campaignId);
      expect(ids).toEqual(expect.arrayContaining([first.campaignId, second.campaignId]));
      const times = items.map((item) => item.meta.created_at);
      expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)));
      expect(items.every((item) => !('dmNotes' in item))).toBe(true);

      const others = await succeeds(await signIn('tomas'), 'campaignList', 200, { params });
      expect(others.body.items.map((item) => item.campaignId)).not.toContain(first.campaignId);
    },
  },
  {
    operation: 'campaignList',
    status: 200,
    title: 'returns each campaign once in the pages that the cursors lead to',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      for (const title of ['One', 'Two', 'Three']) await createCampaign(mira, title);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const params: CallOptions['params'] = {
          pageSize: 2,
          sortByMeta: 'last_accessed_at',
          reverse: true,
          ...(cursor === null ? {} : { nextCursor: cursor }),
        };
        const page: CampaignPage = (await succeeds(mira, 'campaignList', 200, { params })).body;
        seen.push(...page.items.map((item) => item.campaignId));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen.length).toBeGreaterThanOrEqual(3);
      expect(new Set(seen).size).toBe(seen.length);
    },
  },
  {
    operation: 'campaignList',
    status: 400,
    title: 'refuses a cursor from a list with another order',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      for (const title of ['One', 'Two']) await createCampaign(mira, title);
      const params = { pageSize: 1, sortByMeta: 'created_at' };
      const { nextCursor } = (await succeeds(mira, 'campaignList', 200, { params })).body;
      const other = { pageSize: 1, sortByMeta: 'updated_at', nextCursor: nextCursor ?? '' };
      const problem = await fails(mira, 'campaignList', 400, { params: other });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'campaignGet',
    status: 200,
    title: 'stores when the campaign was opened',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Opened');
      const params = { campaignId };
      await succeeds(mira, 'campaignGet', 200, { params });
      const { body } = await succeeds(mira, 'campaignGet', 200, { params });
      expect(body.meta.last_accessed_at).not.toBeNull();
      expect(body.dmNotes).toBe('The keeper is dead.');
    },
  },
  {
    operation: 'campaignGet',
    status: 404,
    title: 'answers 404 for a campaign of another user',
    run: async ({ signIn }) => {
      const { campaignId } = await createCampaign(await signIn('mira'), 'Mine');
      await fails(await signIn('tomas'), 'campaignGet', 404, { params: { campaignId } });
    },
  },
  {
    operation: 'campaignUpdate',
    status: 200,
    title: 'changes only the sent fields',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const created = await createCampaign(mira, 'Before');
      const options = {
        params: { campaignId: created.campaignId },
        body: formOf({ title: 'After' }),
        headers: { 'If-Match': '"1"' },
      };
      const { body } = await succeeds(mira, 'campaignUpdate', 200, options);
      expect(body).toMatchObject({ title: 'After', setting: created.setting, version: 2 });
    },
  },
  {
    operation: 'campaignUpdate',
    status: 400,
    title: 'refuses an incomplete form',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Broken off');
      await fails(mira, 'campaignUpdate', 400, {
        params: { campaignId },
        body: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nThe Lan',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      });
    },
  },
  {
    operation: 'campaignUpdate',
    status: 422,
    title: 'refuses a title of blanks, and changes nothing',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Kept as it was');
      const params = { campaignId };
      const body = formOf({ title: '   ', setting: 'Another coast.' });
      const problem = await fails(mira, 'campaignUpdate', 422, { params, body });
      expect(problem.fields.map((field) => field.path)).toEqual(['/title']);
      const { body: kept } = await succeeds(mira, 'campaignGet', 200, { params });
      expect(kept).toMatchObject({ title: 'Kept as it was', setting: 'A drowned coast.' });
    },
  },
  {
    operation: 'campaignUpdate',
    status: 412,
    title: 'refuses a change that is based on an older version',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Stale');
      const options = { params: { campaignId }, body: formOf({ title: 'Other' }) };
      await succeeds(mira, 'campaignUpdate', 200, options);
      const stale = { params: { campaignId }, body: formOf({ title: 'Third' }) };
      await fails(mira, 'campaignUpdate', 412, { ...stale, headers: { 'If-Match': '"1"' } });
    },
  },
  {
    operation: 'campaignUpdate',
    status: 404,
    title: 'answers 404 for a campaign of another user',
    run: async ({ signIn }) => {
      const { campaignId } = await createCampaign(await signIn('mira'), 'Mine');
      const options = { params: { campaignId }, body: formOf({ title: 'Stolen' }) };
      await fails(await signIn('tomas'), 'campaignUpdate', 404, options);
    },
  },
  {
    operation: 'campaignDelete',
    status: 204,
    title: 'deletes the campaign',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Gone');
      await succeeds(mira, 'campaignDelete', 204, { params: { campaignId } });
      await fails(mira, 'campaignGet', 404, { params: { campaignId } });
    },
  },
  {
    operation: 'campaignDelete',
    status: 404,
    title: 'answers 404 for a campaign of another user, and does not delete it',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Mine');
      await fails(await signIn('tomas'), 'campaignDelete', 404, { params: { campaignId } });
      await succeeds(mira, 'campaignGet', 200, { params: { campaignId } });
    },
  },
  {
    operation: 'campaignDelete',
    status: 412,
    title: 'refuses to delete a campaign whose version is not the one in If-Match',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const { campaignId } = await createCampaign(mira, 'Newer');
      const headers = { 'If-Match': '"7"' };
      await fails(mira, 'campaignDelete', 412, { params: { campaignId }, headers });
    },
  },
];
