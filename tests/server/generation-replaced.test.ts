import { beforeEach, expect, test } from 'vitest';
import { sweepGenerations } from '#backend/generation/read.ts';
import type { Campaign, Generation } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

describeBoth('a text that a draft replaces', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  const draftFor = async (body: object): Promise<Generation> => {
    const started = await on.start(on.mira, { seed: 5, ...body });
    await on.calls.work();
    on.calls.now += 1000;
    return on.read(on.mira, started);
  };

  const kept = async (): Promise<Generation[]> => {
    const { body } = await on.calls.callAs(on.mira, 'generationList');
    return body.items.filter(({ author }) => author === 'person');
  };

  const keptOf = async (userId: string): Promise<number> => {
    const rows = await on.db
      .selectFrom('generation')
      .select('id')
      .where('user_id', '=', userId)
      .where('author', '=', 'person')
      .execute();
    return rows.length;
  };

  /** Saves the form of the campaign with a draft in it. */
  const save = (
    { campaignId }: Campaign,
    { generationId, draft }: Generation,
    texts: Record<string, string> = {},
  ): Promise<Campaign> =>
    on.change(
      campaignId,
      Object.entries({
        setting: draft?.campaign?.setting ?? '',
        dmNotes: draft?.campaign?.dmNotes ?? '',
        ...texts,
        draftGenerationId: generationId,
      }),
    );

  test('of a campaign is kept among the drafts of its user, and can come back', async () => {
    const campaign = await on.newCampaign({ setting: 'A *coast*.\nFog.', dmNotes: 'A secret.' });
    const draft = await draftFor({ kind: 'setting', campaignId: campaign.campaignId });
    expect((await save(campaign, draft)).draftedBy?.setting).toBe('storyteller');
    const [earlier, ...others] = await kept();
    expect(others).toEqual([]);
    expect(earlier).toMatchObject({
      kind: 'setting',
      status: 'done',
      campaignId: campaign.campaignId,
      draft: {
        title: 'Vell',
        campaign: { setting: 'A *coast*.\nFog.', storyOverview: '', dmNotes: 'A secret.' },
        sections: [
          { heading: 'The setting', audience: 'everyone' },
          { heading: 'The notes', audience: 'gm', text: 'A secret.' },
        ],
      },
    });
    if (earlier === undefined) return;
    const back = await save(campaign, earlier);
    expect(back).toMatchObject({
      setting: 'A *coast*.\nFog.',
      draftedBy: { setting: null, dmNotes: null },
    });
    // The draft that was in the form before is kept as well.
    expect(await kept()).toHaveLength(2);
  });

  /** Another game master of the campaign, who has saved a draft over its texts. */
  async function savedByGameMaster(campaign: Campaign) {
    const { campaignId } = campaign;
    // The operations about members take ids as the contract has them.
    const member = await on.calls.addUser('019a0000-0000-7000-8000-00000000abcd');
    await on.join(campaignId, member, 'gm');
    const started = await on.start(member, { kind: 'setting', campaignId });
    await on.calls.work();
    const { draft, generationId } = await on.read(member, started);
    const parts = Object.entries({
      setting: draft?.campaign?.setting ?? '',
      draftGenerationId: generationId,
    });
    const headers = { 'if-match': `"${campaign.version}"` };
    const saveDraft = () =>
      on.calls.callAs(member, 'campaignUpdate', { path: { campaignId }, headers, parts });
    return { member, path: { campaignId, userId: member.id }, saveDraft };
  }

  test('of a campaign is kept for its owner when another game master saves the draft and discards it', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.', dmNotes: 'A secret.' });
    const { member, saveDraft } = await savedByGameMaster(campaign);
    await saveDraft();
    const { body } = await on.calls.callAs(member, 'generationList');
    const ofMember = body.items.find(({ author }) => author === 'person');
    const path = { generationId: ofMember?.generationId ?? '' };
    await on.calls.callAs(member, 'generationDelete', { path });
    const [earlier, ...others] = await kept();
    expect(others).toEqual([]);
    expect(earlier).toMatchObject({
      kind: 'setting',
      campaignId: campaign.campaignId,
      draft: { campaign: { setting: 'A coast.', storyOverview: '', dmNotes: '' } },
    });
  });

  test.each([
    ['one section', { instruction: 'again', sectionIds: ['setting'] }],
    ['the whole text', { instruction: 'longer' }],
  ])('is not written again as a draft about something else: %s', async (_, revision) => {
    const campaign = await on.newCampaign({ setting: 'A coast.', dmNotes: 'A secret.' });
    const { campaignId } = campaign;
    await save(campaign, await draftFor({ kind: 'setting', campaignId }));
    const [earlier] = await kept();
    if (earlier === undefined) throw new Error('Nothing is kept.');
    await expect(on.revise(on.mira, earlier, revision)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('a person has made it') as string,
    });
  });

  test('of a campaign is refused when no room is left for it among those of the owner', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const { saveDraft } = await savedByGameMaster(campaign);
    const own = await draftFor({ kind: 'setting', campaignId: null });
    const row = await on.db
      .selectFrom('generation')
      .selectAll()
      .where('id', '=', own.generationId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 200 }, (_, index) => ({
      ...row,
      id: `copy-${index}`,
      author: 'person',
    }));
    await on.db.insertInto('generation').values(copies).execute();
    await expect(saveDraft()).rejects.toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringContaining('The owner can discard some of them') as string,
    });
  });

  test('is given to the owner when the only one who has it leaves the game masters', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const { member, path, saveDraft } = await savedByGameMaster(campaign);
    await saveDraft();
    const [ofOwner] = await kept();
    await on.calls.callAs(on.mira, 'generationDelete', {
      path: { generationId: ofOwner?.generationId ?? '' },
    });
    await on.calls.callAs(on.mira, 'memberUpdate', { path, body: { role: 'player' } });
    expect(await keptOf(member.id)).toBe(0);
    expect(await kept()).toMatchObject([{ draft: { campaign: { setting: 'A coast.' } } }]);
  });

  test('is given to the next owner when the earlier one is no game master any more', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const { member, path, saveDraft } = await savedByGameMaster(campaign);
    await on.calls.callAs(on.mira, 'memberMakeOwner', { path });
    await saveDraft();
    const { campaignId } = campaign;
    const next = await on.calls.addUser('019a0000-0000-7000-8000-00000000abce');
    await on.join(campaignId, next, 'gm');
    await on.calls.callAs(member, 'memberMakeOwner', { path: { campaignId, userId: next.id } });
    await on.calls.callAs(next, 'memberUpdate', { path, body: { role: 'player' } });
    expect(await keptOf(member.id)).toBe(0);
    expect(await keptOf(next.id)).toBe(1);
  });

  test.each([
    ['made a player', 'memberUpdate', { role: 'player' }],
    ['removed', 'memberRemove', undefined],
  ] as const)('is not kept for a game master who is %s', async (_, operation, body) => {
    const campaign = await on.newCampaign({ setting: 'A coast.', dmNotes: 'A secret.' });
    const { member, path, saveDraft } = await savedByGameMaster(campaign);
    await saveDraft();
    const authors = async () => {
      const list = await on.calls.callAs(member, 'generationList');
      return list.body.items.map(({ author }) => author).toSorted();
    };
    expect(await authors()).toEqual(['person', 'storyteller']);
    await on.calls.callAs(on.mira, operation, { path, ...(body && { body }) });
    expect(await authors()).toEqual(['storyteller']);
  });

  test('has its author in each text, also when these come from two drafts', async () => {
    const campaign = await on.newCampaign();
    const { campaignId } = campaign;
    const first = await draftFor({ kind: 'setting', campaignId });
    const second = await draftFor({ kind: 'setting', campaignId, seed: 77 });
    const { setting = '', storyOverview = '' } = first.draft?.campaign ?? {};
    expect((await save(campaign, second, { setting, storyOverview })).draftedBy).toEqual({
      setting: 'storyteller',
      storyOverview: 'storyteller',
      dmNotes: 'storyteller',
    });
  });

  test('is not kept when it stays above the draft, or when there was none', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const draft = await draftFor({ kind: 'setting', campaignId: campaign.campaignId });
    await save(campaign, draft, { setting: `A coast.\n\n${draft.draft?.campaign?.setting}` });
    expect(await kept()).toEqual([]);
  });

  test('is not kept when a person replaces it without a draft', async () => {
    const { campaignId } = await on.newCampaign({ setting: 'A coast.' });
    await on.change(campaignId, [['setting', 'A desert.']]);
    expect(await kept()).toEqual([]);
  });

  const hero = {
    name: 'Tamsin',
    class: 'fighter',
    species: 'human',
    background: 'soldier',
    abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
    concept: 'Rows at night.',
    backstory: 'A *quiet* river.\n- One oar.',
  };

  test('of a character is kept as a draft of the whole character', async () => {
    const { body } = await on.calls.callAs(on.mira, 'characterCreate', { body: hero });
    const { generationId, draft } = await draftFor({ kind: 'character' });
    await on.calls.callAs(on.mira, 'characterUpdate', {
      path: { characterId: body.characterId },
      headers: { 'if-match': `"${body.version}"` },
      body: { ...draft?.character, backstory: 'Drafted.', draftGenerationId: generationId },
    });
    expect(await kept()).toMatchObject([
      {
        kind: 'character',
        settings: { characterId: body.characterId },
        draft: {
          title: 'Tamsin',
          character: { class: 'fighter', concept: 'Rows at night.' },
          sections: [{ sectionId: 'backstory', text: 'A \\*quiet\\* river.\n- One oar.' }],
        },
      },
    ]);
  });

  const writeDrafts = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      on.calls.now += 1;
      await on.start(on.mira, { kind: 'person', seed: index });
      await on.calls.work();
    }
  };

  test('is kept for thirty days, however many drafts follow', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const draft = await draftFor({ kind: 'setting', campaignId: campaign.campaignId });
    await save(campaign, draft);
    const replacedAt = on.calls.now;
    await writeDrafts(55);
    const texts: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { pageSize: '20', ...(cursor !== undefined && { nextCursor: cursor }) };
      const { body } = await on.calls.callAs(on.mira, 'generationList', { query });
      texts.push(...body.items.flatMap((item) => item.draft?.campaign?.setting ?? []));
      cursor = body.nextCursor;
    }
    expect(texts).toContain('A coast.');
    // A draft whose text is saved stays longer than those that are not used.
    expect(await on.read(on.mira, draft)).toMatchObject({ status: 'done' });
    const days = (count: number): number => replacedAt + count * 24 * 60 * 60 * 1000;
    await sweepGenerations(on.db, days(29));
    expect(await keptOf(on.mira.id)).toBe(1);
    await sweepGenerations(on.db, days(31));
    expect(await keptOf(on.mira.id)).toBe(0);
  });

  test('is kept when the draft was discarded, or has made room for others, before the form is saved', async () => {
    const { campaignId } = await on.newCampaign({ setting: 'A coast.' });
    const path = { campaignId };
    const now = async (): Promise<Campaign> =>
      (await on.calls.callAs(on.mira, 'campaignGet', { path })).body;
    const discarded = await draftFor({ kind: 'setting', campaignId });
    await on.calls.callAs(on.mira, 'generationDelete', {
      path: { generationId: discarded.generationId },
    });
    expect((await save(await now(), discarded)).setting).toBe(discarded.draft?.campaign?.setting);
    expect(await kept()).toMatchObject([{ draft: { campaign: { setting: 'A coast.' } } }]);
    await on.change(campaignId, [['setting', 'A desert.']]);
    const pushedOut = await draftFor({ kind: 'setting', campaignId, seed: 6 });
    await writeDrafts(50);
    await expect(on.read(on.mira, pushedOut)).rejects.toMatchObject({ code: 'not_found' });
    await save(await now(), pushedOut);
    expect(await keptOf(on.mira.id)).toBe(2);
  });

  test('keeps its author if a form has taken the draft before fifty others were written', async () => {
    const { campaignId } = await on.newCampaign({ setting: 'A coast.' });
    const drafted = await draftFor({ kind: 'setting', campaignId });
    await on.calls.callAs(on.mira, 'generationUse', {
      path: { generationId: drafted.generationId },
    });
    await writeDrafts(55);
    const campaign = await on.readCampaign(campaignId);
    expect((await save(campaign, drafted)).draftedBy?.setting).toBe('storyteller');
  });

  test('of a character is kept when the draft was discarded before the form is saved', async () => {
    const { body } = await on.calls.callAs(on.mira, 'characterCreate', { body: hero });
    const { generationId, draft } = await draftFor({ kind: 'character' });
    await on.calls.callAs(on.mira, 'generationDelete', { path: { generationId } });
    await on.calls.callAs(on.mira, 'characterUpdate', {
      path: { characterId: body.characterId },
      headers: { 'if-match': `"${body.version}"` },
      body: { ...draft?.character, draftGenerationId: generationId },
    });
    expect(await kept()).toMatchObject([{ kind: 'character', draft: { title: 'Tamsin' } }]);
  });

  test('is refused when two hundred others are kept, and fits when one of these is discarded', async () => {
    const campaign = await on.newCampaign({ setting: 'A coast.' });
    const draft = await draftFor({ kind: 'setting', campaignId: campaign.campaignId });
    await save(campaign, draft);
    const row = await on.db
      .selectFrom('generation')
      .selectAll()
      .where('author', '=', 'person')
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 199 }, (_, index) => ({ ...row, id: `copy-${index}` }));
    await on.db.insertInto('generation').values(copies).execute();
    const other = await draftFor({ kind: 'setting', campaignId: campaign.campaignId, seed: 6 });
    await expect(save(campaign, other)).rejects.toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringContaining('Discard some of them among your drafts') as string,
    });
    const path = { generationId: row.id };
    await on.calls.callAs(on.mira, 'generationDelete', { path });
    await save(campaign, other);
    expect(await keptOf(on.mira.id)).toBe(200);
  });
});
