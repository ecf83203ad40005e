import { beforeEach, expect, test } from 'vitest';
import type { Character, Generation } from '#src/generated/model/index.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

describeBoth('generated characters', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  async function drafted(body: object): Promise<Generation> {
    const started = await on.start(on.mira, { kind: 'character', ...body });
    await on.calls.work();
    return on.read(on.mira, started);
  }

  const save = async (body: unknown): Promise<Character> =>
    (await on.calls.callAs(on.mira, 'characterCreate', { body })).body;

  test('are saved as they are, and need no campaign', async () => {
    const { draft, campaignId } = await drafted({ idea: 'A dwarf thief who was a soldier.' });
    expect(campaignId).toBeNull();
    expect(draft).toMatchObject({ entry: null, campaign: null, cover: null, portrait: null });
    expect(draft?.character).toMatchObject({ species: 'dwarf', class: 'rogue', level: 1 });
    expect(draft?.character?.background).toBe('soldier');
    const saved = await save(draft?.character);
    expect(saved).toMatchObject({ ...draft?.character, name: draft?.title, portraitImage: null });
  });

  test('are the same again with the seed that they report, also if a line excludes what the idea asks for', async () => {
    const asked = {
      idea: 'An old dwarf cleric, a former soldier',
      safetyLines: 'war',
      tone: 'grim',
    };
    for (let count = 0; count < 3; count += 1) {
      const first = await drafted(asked);
      const again = await drafted({ ...asked, seed: first.settings.seed });
      expect(again.draft).toEqual(first.draft);
      expect(again.settings).toEqual(first.settings);
      expect(first.notice ?? '').not.toMatch(/dwarf|cleric|soldier/);
    }
  });

  test('have their story in sections, of which the hook is for game masters', async () => {
    const { draft } = await drafted({ seed: 4 });
    const audiences = new Map(draft?.sections.map((part) => [part.sectionId, part.audience]));
    const told = ['appearance', 'personality', 'ideal', 'bond', 'flaw', 'backstory'];
    for (const id of told) expect(audiences.get(id)).toBe('everyone');
    expect(audiences.get('hook')).toBe('gm');
  });

  test('keep what is chosen, and have texts about it', async () => {
    const choices = {
      name: 'Ilse <b>Varn</b>',
      class: 'wizard',
      abilities: { str: 20, dex: 20, con: 20, int: 20, wis: 20, cha: 20 },
      concept: 'A quartermaster who lost the war.',
    };
    const { draft } = await drafted({ seed: 1, level: 5, choices });
    expect(draft?.character).toMatchObject({ ...choices, level: 5, abilityMethod: 'manual' });
    // No increase raises a score above 20.
    expect(draft?.character?.increases).toEqual([]);
    expect(draft?.title).toBe(choices.name);
    const texts = draft?.sections.map(({ text }) => text).join('\n') ?? '';
    expect(texts).toMatch(/\bIlse (?!\\)/);
    expect(texts).not.toContain('<b>');
    expect(draft?.sections.map(({ sectionId }) => sectionId)).not.toContain('concept');
    await save(draft?.character);
  });

  test.each([
    [
      '/choices/abilities',
      {
        abilityMethod: 'standard-array',
        abilities: { str: 15, dex: 15, con: 13, int: 12, wis: 10, cha: 8 },
      },
    ],
    [
      '/choices/increases/0/ability',
      {
        background: 'sage',
        increases: [
          { ability: 'str', amount: 2 },
          { ability: 'con', amount: 1 },
        ],
      },
    ],
    ['/choices/increases', { increases: [{ ability: 'str', amount: 2 }] }],
  ])('are refused at %s where a typed character would be', async (path, choices) => {
    const calling = on.start(on.mira, { kind: 'character', choices });
    await expect(calling).rejects.toMatchObject({ status: 422, fields: [{ path }] });
  });

  test('stay the same person with the same numbers when a section is written again', async () => {
    const first = await drafted({ seed: 8, choices: { abilityMethod: 'roll' } });
    const revised = await on.revise(on.mira, first, {
      instruction: 'again',
      sectionIds: ['concept'],
    });
    await on.calls.work();
    const { draft } = await on.read(on.mira, revised);
    const { concept: _, ...numbers } = first.draft?.character ?? {};
    expect(draft?.character).toMatchObject(numbers);
    const concept = draft?.sections.find(({ sectionId }) => sectionId === 'concept');
    expect(concept?.text).toBe(draft?.character?.concept);
  });

  test('contain nothing that a line of the campaign excludes, and know its people', async () => {
    const { campaignId } = await on.newCampaign({ safetyLines: 'Fire' });
    const body = {
      type: 'person',
      title: 'Hanne Tolliver',
      text: 'A friend.',
      visibility: 'everyone',
    };
    await on.calls.callAs(on.mira, 'entryCreate', { path: { campaignId }, body });
    const requests: unknown[] = [];
    const { storyteller } = on.calls;
    on.calls.storyteller = {
      tell(request) {
        requests.push(request);
        return storyteller.tell(request);
      },
    };
    await drafted({ campaignId });
    const typed = { safetyLines: 'Bees, Fire', safetyVeils: 'Hunger' };
    await drafted({ campaignId, ...typed });
    await drafted(typed);
    expect(requests).toMatchObject([
      { lines: ['Fire'], veils: [], known: [{ name: 'Hanne Tolliver' }] },
      { lines: ['Fire', 'Bees'], veils: ['Hunger'] },
      // Without a campaign, those of all campaigns of the user count.
      { lines: ['Fire', 'Bees'], veils: ['Hunger'], known: [] },
    ]);
    expect(requests[2]).not.toHaveProperty('safetyLines');
  });

  test('can be created for a campaign only by its writers', async () => {
    const { campaignId } = await on.newCampaign();
    await on.join(campaignId, on.tomas, 'viewer');
    const calling = on.start(on.tomas, { kind: 'character', campaignId });
    await expect(calling).rejects.toMatchObject({ status: 403 });
  });
});
