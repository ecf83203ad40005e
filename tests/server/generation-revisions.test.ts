import { beforeEach, expect, test } from 'vitest';
import type { StoryRequest } from '#backend/storyteller/story.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

describeBoth('a draft that is written again', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  test('a section is written again, and the others stay word for word', async () => {
    const first = await on.start(on.mira, { kind: 'quest', seed: 5 });
    await on.calls.work();
    const before = (await on.read(on.mira, first)).draft?.sections ?? [];
    const again = before.at(-1)?.sectionId ?? '';
    const revised = await on.revise(on.mira, first, { instruction: 'again', sectionIds: [again] });
    expect(revised.revisionOf).toBe(first.generationId);
    await on.calls.work();
    const after = (await on.read(on.mira, revised)).draft?.sections ?? [];
    const kept = before.filter(({ sectionId }) => sectionId !== again);
    expect(after).toEqual(expect.arrayContaining(kept));
  });

  test.each([
    ['darker', { tone: 'heroic' }, { tone: 'intrigue' }],
    ['lighter', { tone: 'heroic' }, { tone: 'whimsical' }],
    ['longer', { length: 'short' }, { length: 'standard' }],
    ['again', { seed: 2_147_483_647 }, { seed: 0 }],
  ])(
    'a whole draft that is written %s has other settings',
    async (instruction, given, settings) => {
      const first = await on.start(on.mira, { kind: 'quest', ...given });
      await on.calls.work();
      const revised = await on.revise(on.mira, first, { instruction });
      expect(revised.settings).toMatchObject(settings);
    },
  );

  test.each([
    ['darker', { tone: 'horror' }, 'as dark as'],
    ['lighter', { tone: 'whimsical' }, 'as light as'],
    // For this idea there is one plot, which fits both tones.
    ['darker', { tone: 'grim', idea: 'a spy' }, 'no darker version'],
    ['lighter', { tone: 'horror', idea: 'a spy' }, 'no lighter version'],
    ['shorter', { length: 'short' }, 'as short as'],
    ['longer', { length: 'long' }, 'as long as'],
  ])('a draft that cannot be %s is not written again', async (instruction, given, reason) => {
    const first = await on.start(on.mira, { kind: 'person', ...given });
    await on.calls.work();
    await expect(on.revise(on.mira, first, { instruction })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(reason) as string,
    });
  });

  test('a wish in words is understood without a model, and the draft says how', async () => {
    const first = await on.start(on.mira, { kind: 'person', seed: 3 });
    await on.calls.work();
    const wish = 'Too cheerful, and shorter please';
    const revised = await on.revise(on.mira, first, { instruction: 'again', wish });
    expect(revised.settings).toMatchObject({ tone: 'intrigue', length: 'short' });
    await on.calls.work();
    expect((await on.read(on.mira, revised)).notice).toBe(
      'The storyteller has understood your wish as “shorter and darker”.',
    );
  });

  test('a wish for one section reaches the storyteller', async () => {
    const first = await on.start(on.mira, { kind: 'quest', seed: 3 });
    await on.calls.work();
    const requests: StoryRequest[] = [];
    on.calls.storyteller = {
      tell(request) {
        requests.push(request);
        return storyteller.tell(request);
      },
    };
    const sectionIds = ['talk'];
    const wish = 'with more detail';
    await on.revise(on.mira, first, { instruction: 'again', sectionIds, wish });
    await on.calls.work();
    // The storyteller writes twice: before the change is accepted, and for the draft.
    expect(requests).toMatchObject([{ instruction: 'longer' }, { instruction: 'longer' }]);
  });

  test('a wish that needs a model is refused with what the storyteller understands', async () => {
    const first = await on.start(on.mira, { kind: 'person' });
    await on.calls.work();
    const wish = 'Give her a wooden leg';
    await expect(on.revise(on.mira, first, { instruction: 'again', wish })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(
        /^The storyteller understands these wishes: shorter/,
      ) as string,
    });
  });

  test('a draft that is written again keeps to lines and veils that were typed since', async () => {
    const first = await on.start(on.mira, { kind: 'person', safetyLines: 'rats' });
    await on.calls.work();
    const again = { instruction: 'again' };
    const same = await on.revise(on.mira, first, again);
    expect(same.settings).toMatchObject({ safetyLines: 'rats', safetyVeils: '' });
    const { draft } = await on.read(on.mira, first);
    for (const sectionIds of [[], [draft?.sections[0]?.sectionId ?? '']]) {
      const typed = { safetyLines: 'rats\nbees', safetyVeils: 'hunger' };
      const revised = await on.revise(on.mira, first, { ...again, sectionIds, ...typed });
      expect(revised.settings).toMatchObject(typed);
    }
  });

  test('without a draft, nothing is written again', async () => {
    const started = await on.start(on.mira, { kind: 'quest' });
    await expect(on.revise(on.mira, started, { instruction: 'again' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a draft keeps its seed when one of its sections is written again', async () => {
    const first = await on.start(on.mira, { kind: 'quest', seed: 5 });
    await on.calls.work();
    const [section] = (await on.read(on.mira, first)).draft?.sections ?? [];
    const sectionIds = [section?.sectionId ?? ''];
    const revised = await on.revise(on.mira, first, { instruction: 'again', sectionIds });
    expect(revised.settings).toEqual(first.settings);
    await on.calls.work();
    expect((await on.read(on.mira, revised)).settings).toEqual(first.settings);
  });

  test('the oldest of fifty drafts can be written again', async () => {
    const oldest = await on.start(on.mira, { kind: 'person' });
    await on.calls.work();
    for (let count = 1; count < 50; count += 1) {
      on.calls.now += 1;
      await on.start(on.mira, { kind: 'person', seed: count });
      await on.calls.work();
    }
    on.calls.now += 1;
    const revised = await on.revise(on.mira, oldest, { instruction: 'again' });
    expect(revised.revisionOf).toBe(oldest.generationId);
  });

  test('a section that the draft does not have is refused', async () => {
    const first = await on.start(on.mira, { kind: 'quest' });
    await on.calls.work();
    await expect(
      on.revise(on.mira, first, { instruction: 'again', sectionIds: ['no-such-section'] }),
    ).rejects.toMatchObject({ fields: [{ path: '/sectionIds' }] });
  });
});
