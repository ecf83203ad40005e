import { beforeEach, expect, test } from 'vitest';
import type { PortraitPlan } from '#art/portrait/plan.ts';
import type { SignedInUser } from '#backend/context.ts';
import { sweepUnusedImages } from '#backend/images/store.ts';
import { kindTexts } from '#src/components/generation/generation-labels.ts';
import type { Character, Generation } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { quickPainter } from '#tests/support/quick-painter.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';
import { picture } from './pictures.ts';

const hero = {
  name: 'Ashka',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
};

describeBoth('painted portraits', (open) => {
  let on: GenerationTestCalls;
  let character: Character;
  let plans: PortraitPlan[];

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
    plans = [];
    // Each painting is another picture, so each has an image of its own.
    const pictures = [await picture('png', '#7c3aed'), await picture('png', '#3a7ced')];
    on.calls.painter = {
      ...quickPainter,
      paintPortrait(plan) {
        plans.push(plan);
        return Promise.resolve(pictures[(plans.length - 1) % 2]?.bytes ?? new Uint8Array());
      },
    };
    character = (await on.calls.callAs(on.mira, 'characterCreate', { body: hero })).body;
  });

  const read = async ({ characterId }: Character): Promise<Character> =>
    (await on.calls.callAs(on.mira, 'characterGet', { path: { characterId } })).body;

  async function painted(fields: object = {}): Promise<Generation> {
    const { characterId } = character;
    on.calls.now += 1;
    const started = await on.start(on.mira, { kind: 'portrait', characterId, ...fields });
    await on.calls.work();
    return on.read(on.mira, started);
  }

  async function choose(
    generationId: string | null,
    user: SignedInUser = on.mira,
  ): Promise<Character> {
    const { characterId } = character;
    const { version } = await read(character);
    on.calls.now += 1;
    const { body } = await on.calls.callAs(user, 'characterPortrait', {
      path: { characterId },
      headers: { 'if-match': `"${version}"` },
      body: { generationId },
    });
    return body;
  }

  const images = async (): Promise<string[]> => {
    const rows = await on.db.selectFrom('image').select('id').orderBy('id').execute();
    return rows.map(({ id }) => `/api/images/${id}`);
  };

  const imageIn = ({ draft }: Generation): string => draft?.portrait?.portraitImage ?? '';

  const get = (url: string, user = on.tomas) =>
    on.calls.callAs(user, 'imageGet', { path: { imageId: url.split('/').at(-1) ?? '' } });

  test('show the character, and become its portrait when they are chosen', async () => {
    const done = await painted({ idea: 'Before a library', tone: 'grim' });
    expect(done).toMatchObject({ status: 'done', author: 'painter', campaignId: null });
    expect(done.draft).toMatchObject({ title: hero.name, sections: [], cover: null });
    expect(plans).toMatchObject([{ class: 'fighter', species: 'human', tone: 'grim' }]);
    expect(await read(character)).toMatchObject({ portraitImage: null, portraitAlt: null });
    const chosen = await choose(done.generationId);
    const { portraitImage, alt } = done.draft?.portrait ?? {};
    expect(chosen).toMatchObject({ portraitImage, portraitAlt: alt, version: 2 });
    expect(await read(character)).toMatchObject({ portraitImage, portraitAlt: alt });
    const list = await on.calls.callAs(on.mira, 'characterList');
    expect(list.body.items).toMatchObject([{ portraitImage }]);
    await get(imageIn(done));
  });

  test('show what the idea says, and not what the character has written', async () => {
    const { characterId, version } = character;
    await on.calls.callAs(on.mira, 'characterUpdate', {
      path: { characterId },
      headers: { 'if-match': `"${version}"` },
      body: { ...hero, concept: 'A smith in a red doublet, at the fire of the forge.' },
    });
    const { draft } = await painted({ idea: kindTexts.portrait.example });
    expect(draft?.portrait?.alt).toMatch(/a blue cloak,.* at the window of a burning library/);
    const other = await painted({ idea: 'an old half-orc woman with a red hood and a scar' });
    expect(other.draft?.portrait?.alt).toMatch(/^Portrait of an old orc fighter .* a crimson hood/);
    expect(plans).toMatchObject([
      { cloak: 'blue', backdrop: 'library', isBurning: true },
      { species: 'orc', isOld: true, hasScar: true, headgear: 'hood', headgearColour: 'crimson' },
    ]);
  });

  test('stay among the drafts when another one is chosen, and can come back', async () => {
    const first = await painted();
    await choose(first.generationId);
    const second = await painted();
    expect(imageIn(second)).not.toBe(imageIn(first));
    await on.calls.callAs(on.mira, 'generationDelete', {
      path: { generationId: first.generationId },
    });
    await get(imageIn(first));
    await choose(second.generationId);
    const { body } = await on.calls.callAs(on.mira, 'generationList');
    const kept = body.items.find((one) => imageIn(one) === imageIn(first));
    expect(kept?.settings.characterId).toBe(character.characterId);
    const back = await choose(kept?.generationId ?? null);
    expect(back.portraitImage).toBe(imageIn(first));
  });

  test('are removed, and the image is deleted when nothing shows it any more', async () => {
    const done = await painted();
    await choose(done.generationId);
    const removed = await choose(null);
    expect(removed).toMatchObject({ portraitImage: null, portraitAlt: null, version: 3 });
    expect(await images()).toEqual([imageIn(done)]);
    await on.calls.callAs(on.mira, 'generationDelete', {
      path: { generationId: done.generationId },
    });
    expect(await images()).toEqual([]);
    await expect(get(imageIn(done))).rejects.toMatchObject({ status: 404 });
  });

  test('are deleted with the character, unless a draft has the image', async () => {
    const [kept, lost] = [await painted(), await painted()];
    await choose(lost.generationId);
    await on.calls.callAs(on.mira, 'generationDelete', {
      path: { generationId: lost.generationId },
    });
    expect(await images()).toHaveLength(2);
    const { characterId } = character;
    await on.calls.callAs(on.mira, 'characterDelete', {
      path: { characterId },
      headers: { 'if-match': '"2"' },
    });
    expect(await images()).toEqual([imageIn(kept)]);
  });

  test('that nothing shows are deleted by the sweep', async () => {
    const done = await painted();
    await choose(done.generationId);
    await sweepUnusedImages(on.db);
    expect(await images()).toEqual([imageIn(done)]);
    await on.db.deleteFrom('generation').execute();
    await sweepUnusedImages(on.db);
    expect(await images()).toEqual([imageIn(done)]);
    await on.db.deleteFrom('character').execute();
    await sweepUnusedImages(on.db);
    expect(await images()).toEqual([]);
  });

  test("are painted only for the user's own characters", async () => {
    const { characterId } = character;
    const start = (user: SignedInUser, body: object) =>
      on.start(user, { kind: 'portrait', ...body });
    await expect(start(on.mira, {})).rejects.toMatchObject({
      status: 422,
      fields: [{ path: '/characterId' }],
    });
    await expect(start(on.tomas, { characterId })).rejects.toMatchObject({ status: 404 });
  });

  test('are chosen only from the portraits of the user', async () => {
    const text = await on.start(on.mira, { kind: 'person' });
    await on.calls.work();
    const refused = { status: 422, fields: [{ path: '/generationId' }] };
    await expect(choose(text.generationId)).rejects.toMatchObject(refused);
    const done = await painted();
    await expect(choose(done.generationId, on.tomas)).rejects.toMatchObject({ status: 404 });
  });

  test('are not painted for a character that is deleted meanwhile', async () => {
    const { characterId } = character;
    const started = await on.start(on.mira, { kind: 'portrait', characterId });
    await on.calls.callAs(on.mira, 'characterDelete', {
      path: { characterId },
      headers: { 'if-match': '"1"' },
    });
    await on.calls.work();
    expect(await on.read(on.mira, started)).toMatchObject({ status: 'failed', draft: null });
    expect(plans).toEqual([]);
  });

  test('show nothing that the campaign excludes, or without a campaign, any campaign of the user', async () => {
    await painted({ seed: 1 });
    await painted({ seed: 1, safetyVeils: 'Swords, books' });
    const { campaignId } = await on.newCampaign({ safetyLines: 'Swords, books' });
    await painted({ campaignId, seed: 1 });
    await painted({ seed: 1 });
    const [free, typed, careful, ofUser] = plans;
    expect(free?.held).toBe('greatsword');
    expect(careful?.held).not.toMatch('sword');
    expect(typed).toEqual(careful);
    expect(ofUser).toEqual(careful);
    expect(free?.class).toBe(careful?.class);
  });

  test('store nothing when they are cancelled while they are painted', async () => {
    const { characterId } = character;
    const started = await on.start(on.mira, { kind: 'portrait', characterId });
    const { painter } = on.calls;
    on.calls.painter = {
      ...painter,
      async paintPortrait(plan) {
        const path = { generationId: started.generationId };
        await on.calls.callAs(on.mira, 'generationCancel', { path });
        return painter.paintPortrait(plan);
      },
    };
    await on.calls.work();
    expect(await images()).toEqual([]);
  });
});
