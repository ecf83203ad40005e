import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiProblem, Campaign, CampaignPage } from '#src/generated/model/index.ts';
import { createClient } from '#mocks/testing/client.ts';
import { createMockBackend, type MockBackend } from './backend.ts';
import { blankPicture } from './picture.ts';

let now = Date.parse('2026-11-21T12:00:00.000Z');
let backend: MockBackend;
let mira: ReturnType<typeof createClient>;

beforeEach(async () => {
  backend = createMockBackend({ clock: () => now });
  mira = createClient(backend);
  await mira.signIn('mira');
});

const someone = async (who: 'tomas' | 'ilse' | 'odo') => {
  const client = createClient(backend);
  await client.signIn(who);
  return client;
};

const titles = async (query: string) => {
  const { body } = await mira.call<CampaignPage>('GET', `/api/campaigns/?${query}`);
  return body.items.map(({ title }) => title);
};

const form = { title: 'The Ninth Bell', setting: 'A fen', storyOverview: 'It rings.' };
const picture = new Blob([new Uint8Array(blankPicture())], { type: 'image/webp' });
const vell = '/api/campaigns/019a0000-0000-7000-8000-000000000100';

describe('a campaign', () => {
  test('is created with a cover, opened, changed and deleted', async () => {
    const sent = { ...form, coverImageW1024: picture, generateCover: 'true' };
    const made = await mira.call<Campaign>('POST', '/api/campaigns/create', { form: sent });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ role: 'owner', generateCover: false, dmNotes: '' });
    const cover = await mira.call('GET', made.body.coverImageW704 ?? '');
    expect(cover.headers.get('content-type')).toBe('image/webp');
    const etag = cover.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const kept = await mira.call('GET', made.body.coverImageW704 ?? '', { headers });
    expect(kept.status).toBe(304);

    const location = made.headers.get('location') ?? '';
    const parts = { removeCover: 'true', dmNotes: 'It is hers.' };
    const changed = await mira.call<Campaign>('PATCH', location, { form: parts });
    expect(changed.body).toMatchObject({ title: form.title, coverImageW1024: null, version: 2 });
    const stale = { form: parts, headers: { 'if-match': '"1"' } };
    expect((await mira.call('PATCH', location, stale)).status).toBe(412);
    expect((await mira.call('DELETE', location)).status).toBe(204);
    expect((await mira.call('GET', location)).status).toBe(404);
  });

  test('takes no file that is no picture', async () => {
    const sent = { ...form, coverImageW1024: new Blob(['plain text'], { type: 'image/png' }) };
    const { status, body } = await mira.call<ApiProblem>('POST', '/api/campaigns/create', {
      form: sent,
    });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject([{ path: '/coverImageW1024' }]);
  });

  test('shows its notes to game masters alone, and nothing to strangers', async () => {
    const tomas = await someone('tomas');
    expect((await mira.call<Campaign>('GET', vell)).body.dmNotes).toBeTruthy();
    const played = await tomas.call<Campaign>('GET', vell);
    expect(played.body).not.toHaveProperty('dmNotes');
    expect((await tomas.call('PATCH', vell, { form: { title: 'Mine' } })).status).toBe(403);
    expect((await tomas.call('DELETE', vell)).status).toBe(403);
    expect((await (await someone('odo')).call('GET', vell)).status).toBe(404);
  });
});

describe('the list', () => {
  test('shows what was opened last first, and what was never opened last', async () => {
    const recent = 'sortByMeta=last_accessed_at&reverse=true';
    expect(await titles(`${recent}&pageSize=3`)).toEqual([
      'The Lanterns of Vell',
      'A Crown of Thornwood',
      'Ashfall Season',
    ]);
    expect((await titles('sortByMeta=last_accessed_at')).at(-1)).toBe('Letters to a Dragon');
    now += 3600_000;
    const { items } = (await mira.call<CampaignPage>('GET', '/api/campaigns/?pageSize=200')).body;
    const letters = items.find(({ title }) => title === 'Letters to a Dragon');
    await mira.call('GET', `/api/campaigns/${letters?.campaignId ?? ''}`);
    expect((await titles(recent))[0]).toBe('Letters to a Dragon');
  });

  test('of many is walked to its end', async () => {
    backend.useScenario('many-campaigns');
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&nextCursor=${cursor}`;
      const path = `/api/campaigns/?pageSize=50&sortByMeta=created_at&reverse=true${query}`;
      const { body }: { body: CampaignPage } = await mira.call<CampaignPage>('GET', path);
      for (const { campaignId } of body.items) seen.add(campaignId);
      cursor = body.nextCursor;
    }
    expect(seen.size).toBe(120);
  });
});
