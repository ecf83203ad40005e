import { beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '#backend/context.ts';
import { sweepGenerations } from '#backend/generation/read.ts';
import { sweepUnusedImages } from '#backend/images/store.ts';
import type { StoryRequest } from '#backend/storyteller/story.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { smallPicture } from '#tests/support/small-picture.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { Generation } from '#src/generated/model/index.ts';
import { HandlerCalls } from './calls.ts';
import { picture } from './pictures.ts';

const day = 24 * 60 * 60_000;

describeBoth('generation', (open) => {
  let db: Kysely<Schema>;
  let calls: HandlerCalls;
  let mira: SignedInUser;
  let tomas: SignedInUser;

  beforeEach(async () => {
    ({ db } = await open());
    calls = new HandlerCalls(db);
    mira = await calls.addUser('Mira');
    tomas = await calls.addUser('Tomas');
  });

  const start = async (user: SignedInUser, body: object, key?: string): Promise<Generation> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await calls.callAs(user, 'generationCreate', { body, headers })).body;
  };
  const read = async (user: SignedInUser, { generationId }: Generation): Promise<Generation> =>
    (await calls.callAs(user, 'generationGet', { path: { generationId } })).body;
  const revise = async (user: SignedInUser, { generationId }: Generation, body: object) =>
    (await calls.callAs(user, 'generationRevise', { path: { generationId }, body })).body;
  const newCampaign = async (fields: Readonly<Record<string, string>> = {}) => {
    const all = { title: 'Vell', setting: 'A coast', storyOverview: 'Fog.', ...fields };
    return (await calls.callAs(mira, 'campaignCreate', { parts: Object.entries(all) })).body;
  };
  const readCampaign = async (campaignId: string) =>
    (await calls.callAs(mira, 'campaignGet', { path: { campaignId } })).body;
  const change = async (campaignId: string, fields: Readonly<Record<string, string>>) => {
    const { version } = await readCampaign(campaignId);
    const headers = { 'if-match': `"${version}"` };
    const parts = Object.entries(fields);
    return (await calls.callAs(mira, 'campaignUpdate', { path: { campaignId }, headers, parts }))
      .body;
  };
  const join = (campaignId: string, user: SignedInUser, role: 'gm' | 'player' | 'viewer') =>
    db
      .insertInto('campaign_member')
      .columns([
        'campaign_id',
        'user_id',
        'role',
        'joined_at',
        'campaign_created_at',
        'campaign_updated_at',
        'campaign_title_fold',
      ])
      .expression(({ selectFrom, val }) =>
        selectFrom('campaign')
          .select([
            'id',
            val(user.id).as('user_id'),
            val(role).as('role'),
            val(calls.now).as('joined_at'),
            'created_at',
            'updated_at',
            'title_fold',
          ])
          .where('id', '=', campaignId),
      )
      .execute();

  test('writes a draft after the answer, and notifies its user only', async () => {
    const started = await start(mira, { kind: 'quest', seed: 5 });
    expect(started).toMatchObject({ status: 'queued', draft: null, endedAt: null });
    await calls.work();
    const done = await read(mira, started);
    expect(done).toMatchObject({ status: 'done', author: 'storyteller', failure: null });
    expect(done.draft?.entry).toMatchObject({ type: 'quest', title: done.draft?.title });
    expect(calls.generationEvents).toEqual(
      ['running', 'done'].map((status) => ({
        userId: mira.id,
        generationId: started.generationId,
        status,
      })),
    );
  });

  test('puts what is for game masters into secret passages', async () => {
    const started = await start(mira, { kind: 'quest', seed: 5 });
    await calls.work();
    const { draft } = await read(mira, started);
    const hidden = draft?.sections.filter(({ audience }) => audience === 'gm') ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    const withoutPassages = draft?.entry?.text.replaceAll(/^:::secret\n[^]*?^:::$/gm, '') ?? '';
    for (const { text } of hidden) {
      expect(draft?.entry?.text).toContain(text);
      expect(withoutPassages).not.toContain(text);
    }
  });

  test('repeats a request with its key, and starts nothing twice', async () => {
    const first = await start(mira, { kind: 'place' }, 'the-same-key-0001');
    const again = await start(mira, { kind: 'place' }, 'the-same-key-0001');
    expect(again.generationId).toBe(first.generationId);
    const list = await calls.callAs(mira, 'generationList');
    expect(list.body.items).toHaveLength(1);
  });

  test('a generation belongs to its user', async () => {
    const started = await start(mira, { kind: 'quest' });
    const path = { generationId: started.generationId };
    for (const id of ['generationGet', 'generationCancel', 'generationDelete'] as const) {
      await expect(calls.callAs(tomas, id, { path })).rejects.toMatchObject({ status: 404 });
    }
    await expect(revise(tomas, started, { instruction: 'again' })).rejects.toMatchObject({
      status: 404,
    });
    expect((await calls.callAs(tomas, 'generationList')).body.items).toEqual([]);
  });

  test('a cancelled or discarded generation stores no result', async () => {
    const cancelled = await start(mira, { kind: 'quest' });
    calls.now += 1;
    const discarded = await start(mira, { kind: 'place' });
    let told = 0;
    calls.storyteller = {
      async tell(request) {
        told += 1;
        const path = { generationId: (told === 1 ? cancelled : discarded).generationId };
        if (told === 1) await calls.callAs(mira, 'generationCancel', { path });
        else await calls.callAs(mira, 'generationDelete', { path });
        return storyteller.tell(request);
      },
    };
    await calls.work();
    expect(await read(mira, cancelled)).toMatchObject({ status: 'cancelled', draft: null });
    await expect(read(mira, discarded)).rejects.toMatchObject({ status: 404 });
    expect(calls.generationEvents.map(({ status }) => status)).not.toContain('done');
  });

  test('five can wait, and a sixth is refused until one has ended', async () => {
    for (let count = 0; count < 5; count += 1) await start(mira, { kind: 'person' });
    await expect(start(mira, { kind: 'person' })).rejects.toMatchObject({ code: 'conflict' });
    await start(tomas, { kind: 'person' });
    await calls.work();
    await start(mira, { kind: 'person' });
  });

  test('a user with many generations lets another user go first', async () => {
    const order: number[] = [];
    calls.storyteller = {
      tell(request) {
        order.push(request.seed);
        return storyteller.tell(request);
      },
    };
    for (const seed of [1, 2, 3]) {
      calls.now += 1;
      await start(mira, { kind: 'person', seed });
    }
    calls.now += 1;
    await start(tomas, { kind: 'person', seed: 10 });
    await calls.work();
    expect(order).toEqual([1, 10, 2, 3]);
  });

  test('the limit of a day says when it renews', async () => {
    calls.generationsPerDay = 2;
    await start(mira, { kind: 'person' });
    await start(mira, { kind: 'person' });
    await expect(start(mira, { kind: 'person' })).rejects.toMatchObject({
      code: 'too_many_requests',
      headers: { 'Retry-After': String(day / 1000) },
    });
    calls.now += day;
    await start(mira, { kind: 'person' });
  });

  test('a storyteller that fails is tried three times, and then the user is told why', async () => {
    calls.storyteller = { tell: () => Promise.reject(new Error('a word of the user')) };
    const started = await start(mira, { kind: 'quest' });
    for (const wait of [0, 2000, 4000]) {
      calls.now += wait;
      await calls.work();
    }
    expect(await read(mira, started)).toMatchObject({
      status: 'failed',
      failure: 'The storyteller has broken off three times. Please try again later.',
    });
    expect(calls.generationEvents.at(-1)).toMatchObject({ status: 'failed' });
  });

  test('continues what another process has left, after its lease', async () => {
    const started = await start(mira, { kind: 'quest' });
    await db
      .updateTable('generation')
      .set({ status: 'running', attempts: 1, claimed_until: calls.now + 60_000 })
      .execute();
    await calls.work();
    expect(await read(mira, started)).toMatchObject({ status: 'running' });
    calls.now += 60_000;
    await calls.work();
    expect(await read(mira, started)).toMatchObject({ status: 'done' });
  });

  test('keeps fifty of a user, and deletes them after thirty days', async () => {
    calls.storyteller = { tell: (request) => storyteller.tell({ ...request, recent: [] }) };
    for (let count = 0; count < 52; count += 1) {
      calls.now += 1;
      await start(mira, { kind: 'person' });
      await calls.work();
    }
    const listed = async () =>
      (await calls.callAs(mira, 'generationList', { query: { pageSize: '200' } })).body.items;
    expect(await listed()).toHaveLength(50);
    await sweepGenerations(db, calls.now + 30 * day + 1);
    expect(await listed()).toEqual([]);
  });

  test('a section is written again, and the others stay word for word', async () => {
    const first = await start(mira, { kind: 'quest', seed: 5 });
    await calls.work();
    const before = (await read(mira, first)).draft?.sections ?? [];
    const again = before.at(-1)?.sectionId ?? '';
    const revised = await revise(mira, first, { instruction: 'again', sectionIds: [again] });
    expect(revised.revisionOf).toBe(first.generationId);
    await calls.work();
    const after = (await read(mira, revised)).draft?.sections ?? [];
    for (const section of before) {
      if (section.sectionId !== again) expect(after).toContainEqual(section);
    }
  });

  test.each([
    ['darker', { tone: 'heroic' }, { tone: 'intrigue' }],
    ['lighter', { tone: 'heroic' }, { tone: 'whimsical' }],
    ['darker', { tone: 'horror', seed: 3 }, { tone: 'horror', seed: 4 }],
    ['longer', { length: 'short' }, { length: 'standard' }],
    ['shorter', { length: 'short', seed: 3 }, { length: 'short', seed: 4 }],
    ['again', { seed: 2_147_483_647 }, { seed: 0 }],
  ])(
    'a whole draft that is written %s has other settings',
    async (instruction, given, settings) => {
      const first = await start(mira, { kind: 'quest', ...given });
      await calls.work();
      const revised = await revise(mira, first, { instruction });
      expect(revised.settings).toMatchObject(settings);
    },
  );

  test('without a draft, nothing is written again', async () => {
    const started = await start(mira, { kind: 'quest' });
    await expect(revise(mira, started, { instruction: 'again' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a story knows only what its user reads in the campaign at that moment', async () => {
    const { campaignId } = await newCampaign({ safetyLines: 'drowning, bees', dmNotes: 'HIDDEN' });
    await join(campaignId, tomas, 'player');
    const entry = (title: string, visibility: string) =>
      calls.callAs(mira, 'entryCreate', {
        path: { campaignId },
        body: { type: 'person', title, visibility, text: 'HIDDEN' },
      });
    await entry('Corvin', 'everyone');
    await entry('Hidden Hanne', 'gm');
    const requests: StoryRequest[] = [];
    calls.storyteller = {
      tell(request) {
        requests.push(request);
        return storyteller.tell(request);
      },
    };
    for (const user of [mira, tomas]) {
      await start(user, { kind: 'quest', campaignId });
      await calls.work();
    }
    const [ofMira, ofTomas] = requests;
    expect(ofMira?.known.map(({ name }) => name).toSorted()).toEqual(['Corvin', 'Hidden Hanne']);
    expect(ofTomas?.known.map(({ name }) => name)).toEqual(['Corvin']);
    expect(ofTomas?.lines).toEqual(['drowning', 'bees']);
    expect(JSON.stringify(ofTomas)).not.toMatch(/hidden/i);
  });

  test('a member who has been removed meanwhile gets no draft', async () => {
    const { campaignId } = await newCampaign();
    await join(campaignId, tomas, 'player');
    const started = await start(tomas, { kind: 'quest', campaignId });
    await db.deleteFrom('campaign_member').where('user_id', '=', tomas.id).execute();
    for (const wait of [0, 2000, 4000]) {
      calls.now += wait;
      await calls.work();
    }
    expect(await read(tomas, started)).toMatchObject({
      status: 'failed',
      failure: 'There is no such campaign among yours.',
    });
  });

  test.each([
    ['viewer', 'quest', 403],
    ['player', 'quest', 201],
    ['player', 'cover', 403],
    ['player', 'setting', 403],
    ['gm', 'cover', 201],
    ['gm', 'setting', 201],
  ] as const)('a %s who starts a %s gets %i', async (role, kind, status) => {
    const { campaignId } = await newCampaign();
    await join(campaignId, tomas, role);
    const answer = calls.callAs(tomas, 'generationCreate', { body: { kind, campaignId } });
    if (status === 201) await expect(answer).resolves.toMatchObject({ status });
    else await expect(answer).rejects.toMatchObject({ status });
  });

  test('a campaign that wants a cover gets it when it is painted, and all members are notified', async () => {
    const { campaignId, generateCover } = await newCampaign({ generateCover: 'true' });
    expect(generateCover).toBe(true);
    await join(campaignId, tomas, 'player');
    calls.campaignEvents.length = 0;
    await calls.work();
    const campaign = await readCampaign(campaignId);
    expect(campaign).toMatchObject({ generateCover: false, version: 2 });
    expect(campaign.coverImageW1024).toMatch('/api/images/');
    expect(campaign.coverAlt).toMatch(/\w/);
    expect(calls.campaignEvents).toEqual([
      { campaignId, entryId: null, userIds: [mira.id, tomas.id] },
    ]);
  });

  test('the words for game masters never reach the painter', async () => {
    const plans: unknown[] = [];
    calls.painter = {
      async paint(plan) {
        plans.push(plan);
        return smallPicture;
      },
    };
    await newCampaign({ dmNotes: 'A ship burns in the harbour.', generateCover: 'true' });
    await calls.work();
    const withNotes = plans.splice(0);
    expect(JSON.stringify(withNotes)).not.toContain('burns');
    expect(withNotes).toHaveLength(1);
  });

  test('an uploaded cover is not replaced by the painted one', async () => {
    const { campaignId } = await newCampaign({ generateCover: 'true' });
    const { version } = await readCampaign(campaignId);
    const uploaded = (
      await calls.callAs(mira, 'campaignUpdate', {
        path: { campaignId },
        headers: { 'if-match': `"${version}"` },
        parts: [['coverImageW1024', await picture('png')]],
      })
    ).body;
    await calls.work();
    expect(await readCampaign(campaignId)).toMatchObject({
      coverImageW1024: uploaded.coverImageW1024,
      coverAlt: null,
    });
  });

  test('a painted draft becomes the cover, and the earlier cover can come back', async () => {
    const { campaignId } = await newCampaign();
    const { version } = await readCampaign(campaignId);
    const { body: before } = await calls.callAs(mira, 'campaignUpdate', {
      path: { campaignId },
      headers: { 'if-match': `"${version}"` },
      parts: [['coverImageW1024', await picture('png')]],
    });
    const started = await start(mira, { kind: 'cover', campaignId });
    await calls.work();
    expect(await readCampaign(campaignId)).toMatchObject({
      coverImageW1024: before.coverImageW1024,
    });
    const { draft } = await read(mira, started);
    const after = await change(campaignId, { coverGenerationId: started.generationId });
    expect(after).toMatchObject({
      coverImageW1024: draft?.cover?.coverImageW1024,
      coverAlt: draft?.cover?.alt,
    });
    await sweepUnusedImages(db);
    const { body } = await calls.callAs(mira, 'generationList', { query: { campaignId } });
    const kept = body.items.find(
      (item) => item.draft?.cover?.coverImageW1024 === before.coverImageW1024,
    );
    const back = await change(campaignId, { coverGenerationId: kept?.generationId ?? '' });
    expect(back.coverImageW1024).toBe(before.coverImageW1024);
  });

  test('only an own painted draft can become the cover', async () => {
    const { campaignId } = await newCampaign();
    await join(campaignId, tomas, 'gm');
    const started = await start(tomas, { kind: 'cover', campaignId });
    await calls.work();
    await expect(
      change(campaignId, { coverGenerationId: started.generationId }),
    ).rejects.toMatchObject({ fields: [{ path: '/coverGenerationId' }] });
  });

  test('the images of a painted draft are served until it is discarded', async () => {
    const { campaignId } = await newCampaign();
    const started = await start(mira, { kind: 'cover', campaignId });
    await calls.work();
    const { draft } = await read(mira, started);
    const imageId = draft?.cover?.coverImageW1024.split('/').at(-1) ?? '';
    const serve = () => calls.callAs(null, 'imageGet', { path: { imageId } });
    await sweepUnusedImages(db);
    expect((await serve()).status).toBe(200);
    const path = { generationId: started.generationId };
    await calls.callAs(mira, 'generationDelete', { path });
    await sweepUnusedImages(db);
    await expect(serve()).rejects.toMatchObject({ status: 404 });
  });
});
