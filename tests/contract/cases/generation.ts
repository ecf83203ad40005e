import { expect } from 'vitest';
import type { Generation } from '#src/generated/model/index.ts';
import { eventually, fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { createCampaign, formOf } from './new-campaign.ts';

const start = async (client: Client, body: object): Promise<Generation> =>
  (await succeeds(client, 'generationCreate', 201, { body })).body;

export const pathOf = ({ generationId }: Generation) => ({ params: { generationId } });

/** Waits until the generation has ended. A cover takes seconds. */
export const ended = (client: Client, generation: Generation): Promise<Generation> =>
  eventually(async () => {
    const { body } = await succeeds(client, 'generationGet', 200, pathOf(generation));
    expect(body.endedAt).not.toBeNull();
    return body;
  });

export const started = async (client: Client, body: object): Promise<Generation> =>
  ended(client, await start(client, body));

const unknown = { params: { generationId: '019a0000-0000-7000-8000-0000000000ff' } };

const kinds = ['setting', 'adventure', 'quest', 'person', 'place'] as const;

/** Generations: drafts and covers that are made after the answer. */
export const cases: readonly ContractCase[] = [
  ...kinds.map((kind): ContractCase => ({
    operation: 'generationCreate',
    status: 201,
    title: `writes a ${kind} that fits the texts it is for`,
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const settings = { tone: 'grim', length: 'short', level: 3, seed: 11 };
      const { status, draft } = await started(odo, { kind, ...settings });
      expect(status).toBe('done');
      expect(draft?.sections.length).toBeGreaterThan(0);
      if (kind === 'setting') {
        const {
          title = '',
          setting = '',
          storyOverview = '',
          dmNotes = '',
        } = draft?.campaign ?? {};
        const body = formOf({ title, setting, storyOverview, dmNotes });
        await succeeds(odo, 'campaignCreate', 201, { body });
        return;
      }
      const { campaignId } = await createCampaign(odo, `For a ${kind}`);
      const params = { campaignId };
      const { body } = await succeeds(odo, 'entryCreate', 201, {
        params,
        body: { ...draft?.entry },
      });
      expect(body.title).toBe(draft?.title);
    },
  })),
  {
    operation: 'generationCreate',
    status: 201,
    title: 'retells what everyone may know, for the session that the user names',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { campaignId } = await createCampaign(tomas, 'For a recap');
      const params = { campaignId };
      const write = async (body: object) =>
        (
          await succeeds(tomas, 'entryCreate', 201, {
            params,
            body: { type: 'session', visibility: 'everyone', ...body },
          })
        ).body;
      const text = 'You find a lamp.\n\n:::secret\nIt is cursed.\n:::';
      await write({ title: 'The storm', text, details: { number: 1 } });
      const session = await write({ title: 'The bell', text: '', details: { number: 2 } });
      const { entryId } = session;
      const { draft } = await started(tomas, { kind: 'recap', campaignId, entryId, seed: 2 });
      expect(draft?.entry).toMatchObject({ type: 'session', title: 'The bell', text: '' });
      expect(draft?.entry?.details.recap).toContain('You found a lamp.');
      expect(JSON.stringify(draft)).not.toContain('cursed');
      const { body } = await succeeds(tomas, 'entryUpdate', 200, {
        params: { campaignId, entryId },
        headers: { 'If-Match': `"${session.version}"` },
        body: { ...draft?.entry, visibility: 'everyone' },
      });
      expect(body.details.recap).toBe(draft?.entry?.details.recap);
    },
  },
  {
    operation: 'generationCreate',
    status: 422,
    title: 'retells only for a session of the campaign',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { campaignId } = await createCampaign(tomas, 'Without a session');
      const body = { kind: 'recap', campaignId, entryId: '019a0000-0000-7000-8000-0000000000ff' };
      const problem = await fails(tomas, 'generationCreate', 422, { body });
      expect(problem.fields.map(({ path }) => path)).toEqual(['/entryId']);
      const without = await fails(tomas, 'generationCreate', 422, { body: { kind: 'recap' } });
      expect(without.fields.map(({ path }) => path)).toEqual(['/campaignId']);
    },
  },
  {
    operation: 'generationCreate',
    status: 201,
    title: 'makes a character that can be created, and keeps what is chosen',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const choices = { name: 'Ilse Varn', class: 'wizard', abilityMethod: 'point-buy' };
      const idea = 'An elf who was an acolyte.';
      const { draft } = await started(odo, {
        kind: 'character',
        idea,
        choices,
        level: 4,
        seed: 6,
      });
      const chosen = { ...choices, species: 'elf', background: 'acolyte', level: 4 };
      expect(draft?.character).toMatchObject(chosen);
      const { body } = await succeeds(odo, 'characterCreate', 201, { body: draft?.character });
      expect(body).toMatchObject({ ...draft?.character, portraitImage: null, portraitAlt: null });
    },
  },
  {
    operation: 'generationCreate',
    status: 422,
    title: 'refuses choices for which a typed character would be refused',
    run: async ({ signIn }) => {
      const choices = {
        abilityMethod: 'standard-array',
        abilities: { str: 15, dex: 15, con: 15, int: 15, wis: 15, cha: 15 },
      };
      const options = { body: { kind: 'character', choices } };
      const problem = await fails(await signIn('odo'), 'generationCreate', 422, options);
      expect(problem.fields.map(({ path }) => path)).toEqual(['/choices/abilities']);
    },
  },
  {
    operation: 'generationCreate',
    status: 404,
    title: 'paints a portrait only of a character of the user',
    run: async ({ signIn }) => {
      const body = { kind: 'portrait', characterId: '019a0000-0000-7000-8000-0000000000ff' };
      const odo = await signIn('odo');
      expect((await fails(odo, 'generationCreate', 404, { body })).code).toBe('not_found');
      const without = await fails(odo, 'generationCreate', 422, { body: { kind: 'portrait' } });
      expect(without.fields.map(({ path }) => path)).toEqual(['/characterId']);
    },
  },
  {
    operation: 'generationCreate',
    status: 201,
    title: 'fills in the settings that the request leaves out',
    run: async ({ signIn }) => {
      const { settings, campaignId } = await start(await signIn('odo'), { kind: 'quest' });
      const { seed, ...others } = settings;
      expect(Number.isInteger(seed)).toBe(true);
      expect(others).toEqual({
        idea: '',
        tone: 'heroic',
        length: 'standard',
        difficulty: 'standard',
        level: 1,
        partySize: 4,
        safetyLines: '',
        safetyVeils: '',
        entryId: null,
        characterId: null,
        choices: {},
        texts: {},
      });
      expect(campaignId).toBeNull();
    },
  },
  {
    operation: 'generationCreate',
    status: 201,
    title: 'paints a cover with an alternative text, which can become the cover of the campaign',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { campaignId } = await createCampaign(odo, 'The harbour of Vell');
      const { generationId, status, draft } = await started(odo, { kind: 'cover', campaignId });
      expect(status).toBe('done');
      const { body } = await succeeds(odo, 'campaignUpdate', 200, {
        params: { campaignId },
        headers: { 'If-Match': '"1"' },
        body: formOf({ coverGenerationId: generationId }),
      });
      const { coverImageW1024, coverImageW704, alt } = draft?.cover ?? {};
      expect(body).toMatchObject({ coverImageW1024, coverImageW704, coverAlt: alt });
      const imageId = coverImageW704?.split('/').at(-1) ?? '';
      await succeeds(odo, 'imageGet', 200, { params: { imageId } });
    },
  },
  {
    operation: 'campaignCreate',
    status: 201,
    title: 'has a cover painted if the request wants one',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const body = formOf({
        title: 'A painted campaign',
        setting: 'A harbour.',
        storyOverview: 'Fog.',
        generateCover: 'true',
      });
      const { body: created } = await succeeds(odo, 'campaignCreate', 201, { body });
      expect(created).toMatchObject({ generateCover: true, coverImageW1024: null });
      const params = { campaignId: created.campaignId };
      await eventually(async () => {
        const { body: painted } = await succeeds(odo, 'campaignGet', 200, { params });
        expect(painted.generateCover).toBe(false);
        expect(painted.coverAlt).not.toBeNull();
      });
    },
  },
  {
    operation: 'generationCreate',
    status: 422,
    title: 'paints a cover only for a campaign',
    run: async ({ signIn }) => {
      const options = { body: { kind: 'cover' } };
      const problem = await fails(await signIn('odo'), 'generationCreate', 422, options);
      expect(problem.fields.map(({ path }) => path)).toEqual(['/campaignId']);
    },
  },
  {
    operation: 'generationCreate',
    status: 404,
    title: 'writes nothing for a campaign of others',
    run: async ({ signIn }) => {
      const { campaignId } = await createCampaign(await signIn('odo'), 'Not for Tomas');
      const body = { kind: 'quest', campaignId };
      const problem = await fails(await signIn('tomas'), 'generationCreate', 404, { body });
      expect(problem.code).toBe('not_found');
    },
  },
  {
    operation: 'generationCreate',
    status: 409,
    title: 'repeats the answer to an idempotency key, and refuses the key for another body',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const request = (kind: string) => ({
        headers: { 'Idempotency-Key': 'a-generation-0001' },
        body: { kind },
      });
      const first = await succeeds(odo, 'generationCreate', 201, request('person'));
      const again = await succeeds(odo, 'generationCreate', 201, request('person'));
      expect(again.body.generationId).toBe(first.body.generationId);
      expect(again.headers.get('location')).toBe(`/api/generation/${again.body.generationId}`);
      const problem = await fails(odo, 'generationCreate', 409, request('place'));
      expect(problem.code).toBe('idempotency_mismatch');
    },
  },
  {
    operation: 'generationList',
    status: 200,
    title: 'lists the user’s own, the latest first, in pages and of one campaign',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { campaignId } = await createCampaign(tomas, 'A listed one');
      await started(tomas, { kind: 'person' });
      const latest = await started(tomas, { kind: 'place', campaignId });
      const query = { pageSize: '1' };
      const { body } = await succeeds(tomas, 'generationList', 200, { params: query });
      expect(body.items).toEqual([latest]);
      expect(body.nextCursor).not.toBeNull();
      const next = { ...query, nextCursor: body.nextCursor ?? '' };
      const second = await succeeds(tomas, 'generationList', 200, { params: next });
      expect(second.body.items.map(({ kind }) => kind)).toEqual(['person']);
      const ofCampaign = await succeeds(tomas, 'generationList', 200, { params: { campaignId } });
      expect(ofCampaign.body).toEqual({ items: [latest], nextCursor: null });
    },
  },
  {
    operation: 'generationList',
    status: 400,
    title: 'refuses the cursor of another list',
    run: async ({ signIn }) => {
      const query = { nextCursor: 'bm90LWEtY3Vyc29y' };
      const problem = await fails(await signIn('odo'), 'generationList', 400, { params: query });
      expect(problem.code).toBe('invalid_cursor');
    },
  },
  {
    operation: 'generationGet',
    status: 200,
    title: 'returns the draft with its author and the times',
    run: async ({ signIn }) => {
      const done = await started(await signIn('odo'), { kind: 'person' });
      expect(done).toMatchObject({ kind: 'person', status: 'done', author: 'storyteller' });
      expect(Date.parse(done.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(done.createdAt));
    },
  },
  ...(['generationGet', 'generationDelete', 'generationCancel', 'generationUse'] as const).flatMap(
    (operation): ContractCase[] => [
      {
        operation,
        status: 404,
        title: 'knows only the user’s own generations',
        run: async ({ signIn }) => {
          const own = pathOf(await start(await signIn('odo'), { kind: 'person' }));
          const tomas = await signIn('tomas');
          expect((await fails(tomas, operation, 404, own)).code).toBe('not_found');
          await fails(tomas, operation, 404, unknown);
        },
      },
    ],
  ),
  {
    operation: 'generationCancel',
    status: 200,
    title: 'leaves a generation that has ended as it is',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const done = await started(odo, { kind: 'person' });
      const { body } = await succeeds(odo, 'generationCancel', 200, pathOf(done));
      expect(body).toEqual(done);
    },
  },
  {
    operation: 'generationUse',
    status: 204,
    title: 'leaves the draft as it is, however often a form has taken it',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const done = await started(odo, { kind: 'person' });
      await succeeds(odo, 'generationUse', 204, pathOf(done));
      await succeeds(odo, 'generationUse', 204, pathOf(done));
      const { body } = await succeeds(odo, 'generationGet', 200, pathOf(done));
      expect(body).toEqual(done);
    },
  },
  {
    operation: 'generationDelete',
    status: 204,
    title: 'discards a draft',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const done = await started(odo, { kind: 'person' });
      await succeeds(odo, 'generationDelete', 204, pathOf(done));
      await fails(odo, 'generationGet', 404, pathOf(done));
    },
  },
];
