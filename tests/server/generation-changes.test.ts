import { beforeEach, expect, test } from 'vitest';
import type { Generation } from '#src/generated/model/index.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { describeBoth } from '#tests/support/describe-both.ts';
import { openGenerationCalls, type GenerationTestCalls } from './generation-calls.ts';

const wordsIn = (text: string): number => text.split(/\s+/).length;

describeBoth('a change of a draft', (open) => {
  let on: GenerationTestCalls;

  beforeEach(async () => {
    on = await openGenerationCalls((await open()).db);
  });

  const written = async (generation: Generation): Promise<Generation> => {
    await on.calls.work();
    return on.read(on.mira, generation);
  };

  const started = async (body: object): Promise<Generation> =>
    written(await on.start(on.mira, body));

  const revised = async (generation: Generation, body: object): Promise<Generation> => {
    on.calls.now += 1000;
    return written(await on.revise(on.mira, generation, body));
  };

  const used = async (): Promise<number> => {
    const row = await on.db
      .selectFrom('rate_limit')
      .select('count')
      .where('key', 'like', 'generate:user:%')
      .executeTakeFirst();
    return row?.count ?? 0;
  };

  const aboutOf = ({ draft }: Generation): unknown => [draft?.title, draft?.entry?.details];

  test.each(['quest', 'person', 'place'])(
    'of its length tells the same %s, whatever was written before',
    async (kind) => {
      for (let count = 0; count < 4; count += 1) {
        const first = await started({ kind });
        const short = await revised(first, { instruction: 'shorter' });
        const long = await revised(short, { instruction: 'longer' });
        const sibling = await revised(first, { instruction: 'longer' });
        for (const other of [short, long, sibling]) expect(aboutOf(other)).toEqual(aboutOf(first));
        expect(long.draft).toEqual(first.draft);
      }
    },
  );

  test('of its tone and back gives the first draft', async () => {
    const first = await started({ kind: 'quest', tone: 'intrigue' });
    const dark = await revised(first, { instruction: 'darker' });
    expect(dark.draft).not.toEqual(first.draft);
    expect((await revised(dark, { instruction: 'lighter' })).draft).toEqual(first.draft);
  });

  test('that asks for another draft gives another story than all drafts before', async () => {
    const first = await started({ kind: 'quest' });
    const second = await revised(first, { instruction: 'again' });
    const third = await revised(second, { instruction: 'again' });
    const titles = [first, second, third].map(({ draft }) => draft?.title);
    expect(new Set(titles).size).toBe(3);
  });

  test.each([
    ['shorter', 'person'],
    ['longer', 'setting'],
  ] as const)(
    'that makes one section %s does it, or is refused with the reason and costs nothing',
    async (instruction, kind) => {
      const first = await started({ kind, seed: 4 });
      const found = [];
      for (const { sectionId, text } of first.draft?.sections ?? []) {
        const before = await used();
        const after = await revised(first, { instruction, sectionIds: [sectionId] }).catch(
          (error: unknown) => error,
        );
        if (after instanceof Error) {
          found.push(`${after.message} It costs ${(await used()) - before}.`);
          continue;
        }
        // The answer of the operation, because it is no error.
        const { draft } = after as Generation;
        const others = draft?.sections.filter((section) => section.sectionId !== sectionId);
        const kept = first.draft?.sections.filter((section) => section.sectionId !== sectionId);
        const own = draft?.sections.find((section) => section.sectionId === sectionId)?.text ?? '';
        const ratio = wordsIn(own) / wordsIn(text);
        const isAsked = instruction === 'longer' ? ratio >= 1.1 : ratio <= 1 / 1.1;
        const isSame = JSON.stringify(others) === JSON.stringify(kept);
        found.push(`It is ${isAsked && isSame ? instruction : 'wrong'}.`);
      }
      const adjective = instruction === 'longer' ? 'long' : 'short';
      expect(new Set(found)).toEqual(
        new Set([
          `It is ${instruction}.`,
          `This section is as ${adjective} as the storyteller writes it. Ask for another change. It costs 0.`,
        ]),
      );
    },
  );

  test.each([
    ['darker', 'lighter', 'dark', 'horror'],
    ['lighter', 'darker', 'light', 'whimsical'],
  ])(
    'of the mood of one section adds to it up to three times without a model: %s',
    async (instruction, back, mood, tone) => {
      const drafts = [await started({ kind: 'quest', tone })];
      const [first] = drafts;
      if (first === undefined) throw new Error('There is no draft.');
      const sectionIds = [first.draft?.sections[0]?.sectionId ?? ''];
      for (let count = 0; count < 3; count += 1) {
        const last = drafts.at(-1) ?? first;
        const next = await revised(last, { instruction, sectionIds });
        const [before = '', after = ''] = [last, next].map(
          ({ draft }) => draft?.sections[0]?.text ?? '',
        );
        expect(after.startsWith(`${before}\n\n`)).toBe(true);
        expect(next.draft?.sections.slice(1)).toEqual(first.draft?.sections.slice(1));
        expect(next.settings).toEqual(first.settings);
        drafts.push(next);
      }
      const [, , two, three = first] = drafts;
      const before = await used();
      await expect(on.revise(on.mira, three, { instruction, sectionIds })).rejects.toMatchObject({
        code: 'conflict',
        message: `This section is as ${mood} as the storyteller writes it. Ask for another change.`,
      });
      expect(await used()).toBe(before);
      expect((await revised(three, { instruction: back, sectionIds })).draft).toEqual(two?.draft);
    },
    20_000,
  );

  test('of the mood of several sections adds sentences of its own to each', async () => {
    const first = await started({ kind: 'place' });
    const [one, two] = first.draft?.sections ?? [];
    const sectionIds = [one?.sectionId ?? '', two?.sectionId ?? ''];
    const dark = await revised(first, { instruction: 'again', wish: 'scarier', sectionIds });
    expect(dark.notice).toBe('The storyteller has understood your wish as “darker”.');
    const added = [one, two].map((section, index) => {
      const text = dark.draft?.sections[index]?.text ?? '';
      expect(text.startsWith(`${section?.text}\n\n`)).toBe(true);
      return text.slice(section?.text.length);
    });
    expect(added[0]).not.toBe(added[1]);
    expect(dark.draft?.sections.slice(2)).toEqual(first.draft?.sections.slice(2));
  });

  test('that would give the same text is refused and costs nothing', async () => {
    const { campaignId } = await on.newCampaign();
    const first = await started({ kind: 'recap', campaignId });
    const before = await used();
    for (const instruction of ['again', 'longer', 'shorter']) {
      await expect(on.revise(on.mira, first, { instruction })).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(/Ask for another change\.$/) as string,
      });
    }
    expect(await used()).toBe(before);
  });

  test('is written for one user after the other change of this user', async () => {
    const first = await started({ kind: 'person' });
    let running = 0;
    let most = 0;
    on.calls.storyteller = {
      async tell(request) {
        running += 1;
        most = Math.max(most, running);
        const story = await storyteller.tell(request);
        running -= 1;
        return story;
      },
    };
    const change = () => on.revise(on.mira, first, { instruction: 'longer' });
    await Promise.all([change(), change(), change()]);
    expect(most).toBe(1);
  });
});
