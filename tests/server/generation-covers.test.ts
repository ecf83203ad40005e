import { beforeEach, expect, test } from 'vitest';
import { sweepUnusedImages } from '#backend/images/store.ts';
import { kindTexts } from '#src/components/generation/generation-labels.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { quickPainter } from '#tests/support/quick-painter.ts';
import { smallPicture } from '#tests/support/small-picture.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';
import { picture } from './pictures.ts';

describeBoth('painted covers', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  test('a campaign that wants a cover gets it when it is painted, and all members are notified', async () => {
    const { campaignId, generateCover } = await on.newCampaign({ generateCover: 'true' });
    expect(generateCover).toBe(true);
    await on.join(campaignId, on.tomas, 'player');
    on.calls.campaignEvents.length = 0;
    await on.calls.work();
    const campaign = await on.readCampaign(campaignId);
    expect(campaign).toMatchObject({ generateCover: false, version: 2 });
    expect(campaign.coverImageW1024).toMatch('/api/images/');
    expect(campaign.coverAlt).toMatch(/\w/);
    expect(on.calls.campaignEvents).toEqual([
      { campaignId, entryId: null, userIds: [on.mira.id, on.tomas.id] },
    ]);
  });

  test('a cover says which words of the idea it does not show', async () => {
    const { campaignId } = await on.newCampaign({});
    const notice = async (idea: string): Promise<string | null> => {
      const started = await on.start(on.mira, { kind: 'cover', campaignId, idea, seed: 5 });
      await on.calls.work();
      return (await on.read(on.mira, started)).notice;
    };
    expect(await notice('A giant octopus in a harbour')).toBe(
      'The painter found no place for these words of your idea: “giant” and “octopus”.',
    );
    expect(await notice('A burning tower above a harbour at night')).toBeNull();
    expect(await notice('A harbour without ships')).toBeNull();
    expect(await notice('A harbour without houses')).toBe(
      'The painter could not leave out “houses”.',
    );
  });

  test('the words for game masters never reach the painter', async () => {
    const plans: unknown[] = [];
    on.calls.painter = {
      ...quickPainter,
      async paint(plan) {
        plans.push(plan);
        return smallPicture;
      },
    };
    await on.newCampaign({ dmNotes: 'A ship burns in the harbour.', generateCover: 'true' });
    await on.calls.work();
    const withNotes = plans.splice(0);
    expect(JSON.stringify(withNotes)).not.toContain('burns');
    expect(withNotes).toHaveLength(1);
  });

  test.each(['safetyLines', 'safetyVeils'])('shows nothing that %s name', async (field) => {
    const shown: (readonly string[])[] = [];
    on.calls.painter = {
      ...quickPainter,
      async paint({ things }) {
        shown.push(things);
        return smallPicture;
      },
    };
    const words = {
      title: 'Gallows Keep',
      setting: 'A castle with a noose.',
      generateCover: 'true',
    };
    await on.newCampaign(words);
    await on.calls.work();
    await on.newCampaign({ ...words, [field]: 'Spiders; hanging' });
    await on.calls.work();
    const [without, withField] = shown;
    expect(without).toContain('gallows');
    expect(withField).not.toContain('gallows');
  });

  test('a cover shows nothing that is named in lines and veils that are not saved yet', async () => {
    const shown: (readonly string[])[] = [];
    on.calls.painter = {
      ...quickPainter,
      async paint({ things }) {
        shown.push(things);
        return smallPicture;
      },
    };
    const words = { title: 'Gallows Keep', setting: 'A castle with a noose.' };
    const { campaignId } = await on.newCampaign({ ...words, safetyLines: 'Spiders' });
    for (const typed of [{}, { safetyLines: 'hanging' }, { safetyVeils: 'hanging' }]) {
      await on.start(on.mira, { kind: 'cover', campaignId, seed: 3, ...typed });
      await on.calls.work();
    }
    expect(shown.map((things) => things.includes('gallows'))).toEqual([true, false, false]);
  });

  test('an idea decides what a later cover shows, and the texts of the campaign do not', async () => {
    const { campaignId } = await on.newCampaign({
      title: 'The Deep Caves',
      setting: 'Caverns under the ground, a mine of dwarves and tunnels.',
      storyOverview: 'The party is in a cave, and a dragon sleeps in the dungeon.',
      genre: 'underground survival',
    });
    const { example: idea } = kindTexts.cover;
    const started = await on.start(on.mira, { kind: 'cover', campaignId, idea });
    await on.calls.work();
    const { draft } = await on.read(on.mira, started);
    expect(draft?.cover?.alt).toBe('A harbour at night, with a burning tower');
  });

  test('an uploaded cover is not replaced by the painted one', async () => {
    const { campaignId } = await on.newCampaign({ generateCover: 'true' });
    const uploaded = await on.change(campaignId, [['coverImageW1024', await picture('png')]]);
    await on.calls.work();
    expect(await on.readCampaign(campaignId)).toMatchObject({
      coverImageW1024: uploaded.coverImageW1024,
      coverAlt: null,
    });
  });

  test('a painted draft becomes the cover, and the earlier cover can come back', async () => {
    const { campaignId } = await on.newCampaign();
    const before = await on.change(campaignId, [['coverImageW1024', await picture('png')]]);
    const started = await on.start(on.mira, { kind: 'cover', campaignId });
    await on.calls.work();
    expect(await on.readCampaign(campaignId)).toMatchObject({
      coverImageW1024: before.coverImageW1024,
    });
    const { draft } = await on.read(on.mira, started);
    const after = await on.change(campaignId, [['coverGenerationId', started.generationId]]);
    expect(after).toMatchObject({
      coverImageW1024: draft?.cover?.coverImageW1024,
      coverAlt: draft?.cover?.alt,
    });
    await sweepUnusedImages(on.db);
    const { body } = await on.calls.callAs(on.mira, 'generationList', { query: { campaignId } });
    const kept = body.items.find(
      (item) => item.draft?.cover?.coverImageW1024 === before.coverImageW1024,
    );
    const back = await on.change(campaignId, [['coverGenerationId', kept?.generationId ?? '']]);
    expect(back.coverImageW1024).toBe(before.coverImageW1024);
  });

  test('an uploaded cover can come back for the owner when another game master replaces it', async () => {
    const { campaignId } = await on.newCampaign();
    const before = await on.change(campaignId, [['coverImageW1024', await picture('png')]]);
    await on.join(campaignId, on.tomas, 'gm');
    const started = await on.start(on.tomas, { kind: 'cover', campaignId });
    await on.calls.work();
    await on.calls.callAs(on.tomas, 'campaignUpdate', {
      path: { campaignId },
      headers: { 'if-match': `"${before.version}"` },
      parts: [['coverGenerationId', started.generationId]],
    });
    const { body } = await on.calls.callAs(on.mira, 'generationList', { query: { campaignId } });
    expect(body.items).toMatchObject([
      { author: 'person', draft: { cover: { coverImageW1024: before.coverImageW1024 } } },
    ]);
    const [kept] = body.items;
    const back = await on.change(campaignId, [['coverGenerationId', kept?.generationId ?? '']]);
    expect(back.coverImageW1024).toBe(before.coverImageW1024);
  });

  test('only an own painted draft can become the cover', async () => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'gm');
    const started = await on.start(on.tomas, { kind: 'cover', campaignId });
    await on.calls.work();
    await expect(
      on.change(campaignId, [['coverGenerationId', started.generationId]]),
    ).rejects.toMatchObject({ fields: [{ path: '/coverGenerationId' }] });
  });

  test('the images of a painted draft are served until it is discarded', async () => {
    const { campaignId } = await on.newCampaign();
    const started = await on.start(on.mira, { kind: 'cover', campaignId });
    await on.calls.work();
    const { draft } = await on.read(on.mira, started);
    const imageId = draft?.cover?.coverImageW1024.split('/').at(-1) ?? '';
    const serve = () => on.calls.callAs(null, 'imageGet', { path: { imageId } });
    await sweepUnusedImages(on.db);
    expect((await serve()).status).toBe(200);
    const path = { generationId: started.generationId };
    await on.calls.callAs(on.mira, 'generationDelete', { path });
    await sweepUnusedImages(on.db);
    await expect(serve()).rejects.toMatchObject({ status: 404 });
  });

  test('an uploaded cover that comes back does not have the description of the painted one', async () => {
    const { campaignId } = await on.newCampaign();
    const before = await on.change(campaignId, [['coverImageW1024', await picture('png')]]);
    const painted = await on.change(campaignId, [['generateCover', 'true']]);
    expect(painted.generateCover).toBe(true);
    await on.calls.work();
    expect((await on.readCampaign(campaignId)).coverAlt).not.toBeNull();
    await sweepUnusedImages(on.db);
    const { body } = await on.calls.callAs(on.mira, 'generationList', { query: { campaignId } });
    const kept = body.items.find(({ author }) => author === 'person');
    const back = await on.change(campaignId, [['coverGenerationId', kept?.generationId ?? '']]);
    expect(back).toMatchObject({ coverImageW1024: before.coverImageW1024, coverAlt: null });
  });

  test.each(['generationCancel', 'generationDelete'] as const)(
    'after %s the campaign waits for no cover',
    async (operation) => {
      const { campaignId } = await on.newCampaign({ generateCover: 'true' });
      const { body } = await on.calls.callAs(on.mira, 'generationList');
      on.calls.campaignEvents.length = 0;
      const path = { generationId: body.items[0]?.generationId ?? '' };
      await on.calls.callAs(on.mira, operation, { path });
      expect(await on.readCampaign(campaignId)).toMatchObject({ generateCover: false, version: 2 });
      expect(on.calls.campaignEvents).toHaveLength(1);
    },
  );

  test('a campaign waits for no cover after the painter has failed three times', async () => {
    on.calls.painter = { ...quickPainter, paint: () => Promise.reject(new Error('no canvas')) };
    const { campaignId } = await on.newCampaign({ generateCover: 'true' });
    for (const wait of [0, 2000, 4000]) {
      on.calls.now += wait;
      await on.calls.work();
    }
    expect(await on.readCampaign(campaignId)).toMatchObject({ generateCover: false });
  });

  test('asking for a cover again while one is painted starts no second one', async () => {
    const { campaignId } = await on.newCampaign({ generateCover: 'true' });
    await on.change(campaignId, [['generateCover', 'false']]);
    await on.change(campaignId, [['generateCover', 'true']]);
    const { body } = await on.calls.callAs(on.mira, 'generationList');
    expect(body.items).toHaveLength(1);
  });

  test('a campaign is not created with a painted cover while five drafts wait', async () => {
    const waiting = [];
    for (let count = 0; count < 5; count += 1) {
      waiting.push(await on.start(on.mira, { kind: 'person' }));
    }
    const refused = {
      code: 'conflict',
      message:
        'Five of your drafts are waiting already. Wait for one, or cancel one. Until then, save without a painted cover.',
    };
    await expect(on.newCampaign({ generateCover: 'true' })).rejects.toMatchObject(refused);
    const { campaignId } = await on.newCampaign();
    await expect(on.change(campaignId, [['generateCover', 'true']])).rejects.toMatchObject(refused);
    const [{ generationId } = { generationId: '' }] = waiting;
    await on.calls.callAs(on.mira, 'generationCancel', { path: { generationId } });
    expect(await on.newCampaign({ generateCover: 'true' })).toMatchObject({ generateCover: true });
  });

  test('the painted cover of a deleted campaign is not served', async () => {
    const { campaignId } = await on.newCampaign({ generateCover: 'true' });
    await on.calls.work();
    const { coverImageW1024, version } = await on.readCampaign(campaignId);
    await on.calls.callAs(on.mira, 'campaignDelete', {
      path: { campaignId },
      headers: { 'if-match': `"${version}"` },
    });
    const path = { imageId: coverImageW1024?.split('/').at(-1) ?? '' };
    await expect(on.calls.callAs(null, 'imageGet', { path })).rejects.toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['removeCover', 'true'],
    ['generateCover', 'true'],
  ])('a painted draft together with %s is refused', async (name, value) => {
    const { campaignId } = await on.newCampaign();
    const started = await on.start(on.mira, { kind: 'cover', campaignId });
    await on.calls.work();
    await expect(
      on.change(campaignId, [
        ['coverGenerationId', started.generationId],
        [name, value],
      ]),
    ).rejects.toMatchObject({ fields: [{ path: '/coverGenerationId' }] });
  });
});
