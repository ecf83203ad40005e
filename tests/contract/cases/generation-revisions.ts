import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { table } from './campaign-table.ts';
import { write } from './entry-table.ts';
import { purge } from './new-campaign.ts';
import { ended, pathOf, started } from './generation.ts';

/** Drafts that are written again. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'generationRevise',
    status: 201,
    title: 'writes some sections again and keeps the others word for word',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const first = await started(odo, { kind: 'quest', seed: 3 });
      const sections = first.draft?.sections ?? [];
      const again = sections.at(-1)?.sectionId ?? '';
      const { body } = await succeeds(odo, 'generationRevise', 201, {
        ...pathOf(first),
        body: { instruction: 'again', sectionIds: [again] },
      });
      expect(body.revisionOf).toBe(first.generationId);
      const revised = (await ended(odo, body)).draft?.sections ?? [];
      const kept = sections.filter(({ sectionId }) => sectionId !== again);
      expect(revised).toEqual(expect.arrayContaining(kept));
    },
  },
  {
    operation: 'generationRevise',
    status: 201,
    title: 'understands a change in words, and takes the lines that were typed since',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const first = await started(odo, { kind: 'person', safetyLines: 'rats' });
      const { body } = await succeeds(odo, 'generationRevise', 201, {
        ...pathOf(first),
        body: { instruction: 'again', wish: 'Scarier, please', safetyLines: 'rats\nbees' },
      });
      expect(body.settings).toMatchObject({ tone: 'intrigue', safetyLines: 'rats\nbees' });
      expect((await ended(odo, body)).notice).toContain('“darker”');
    },
  },
  {
    operation: 'generationRevise',
    status: 409,
    title: 'refuses a change that changes nothing, and words that are not understood',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const done = await started(odo, { kind: 'person', tone: 'horror' });
      for (const body of [
        { instruction: 'darker' },
        { instruction: 'again', wish: 'Add a dragon' },
      ]) {
        const problem = await fails(odo, 'generationRevise', 409, { ...pathOf(done), body });
        expect(problem.code).toBe('conflict');
      }
    },
  },
  {
    operation: 'generationRevise',
    status: 409,
    title: 'refuses to write a recap again of which a passage has become secret',
    run: async (running) => {
      const { mira, campaignId } = await table(running);
      const open = 'The party reaches the wreck.';
      const text = `${open} Quorrow is the traitor.`;
      const { entryId } = await write(mira, campaignId, { type: 'session', title: 'One', text });
      const done = await started(mira, { kind: 'recap', campaignId });
      expect(done.draft?.entry?.details.recap).toContain('traitor');
      const params = { campaignId, entryId };
      const secret = `${open}\n\n:::secret\nQuorrow is the traitor.\n:::`;
      await succeeds(mira, 'entryUpdate', 200, { params, body: { text: secret } });
      const options = { ...pathOf(done), body: { instruction: 'longer' } };
      const problem = await fails(mira, 'generationRevise', 409, options);
      expect(problem).toMatchObject({
        code: 'conflict',
        detail: expect.stringContaining('is secret now') as string,
      });
      await purge(mira, campaignId);
    },
  },
  {
    operation: 'generationRevise',
    status: 201,
    title: 'keeps the story of a whole draft that becomes shorter and longer again',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      let last = await started(odo, { kind: 'quest' });
      const { title, entry } = last.draft ?? {};
      for (const instruction of ['shorter', 'longer', 'longer']) {
        const options = { ...pathOf(last), body: { instruction } };
        const { body } = await succeeds(odo, 'generationRevise', 201, options);
        last = await ended(odo, body);
        expect(last.draft?.title).toBe(title);
        expect(last.draft?.entry?.details).toEqual(entry?.details);
      }
    },
  },
  {
    operation: 'generationRevise',
    status: 201,
    title: 'makes one section darker, and gives its first text back when it becomes lighter',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const first = await started(odo, { kind: 'person', tone: 'horror' });
      const [section, ...others] = first.draft?.sections ?? [];
      const sectionIds = [section?.sectionId ?? ''];
      const asked = { body: { instruction: 'darker', sectionIds } };
      const { body } = await succeeds(odo, 'generationRevise', 201, { ...pathOf(first), ...asked });
      const dark = await ended(odo, body);
      const [darker, ...kept] = dark.draft?.sections ?? [];
      expect(darker?.text.startsWith(`${section?.text}\n\n`)).toBe(true);
      expect(kept).toEqual(others);
      const options = { ...pathOf(dark), body: { instruction: 'lighter', sectionIds } };
      const back = await succeeds(odo, 'generationRevise', 201, options);
      expect((await ended(odo, back.body)).draft?.sections).toEqual(first.draft?.sections);
    },
  },
  {
    operation: 'generationRevise',
    status: 404,
    title: 'revises only the user’s own',
    run: async ({ signIn }) => {
      const done = await started(await signIn('odo'), { kind: 'person' });
      const options = { ...pathOf(done), body: { instruction: 'again' } };
      await fails(await signIn('tomas'), 'generationRevise', 404, options);
    },
  },
  {
    operation: 'generationRevise',
    status: 409,
    title: 'refuses an idempotency key that came with another body',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const done = await started(odo, { kind: 'person' });
      const request = (instruction: string) => ({
        ...pathOf(done),
        headers: { 'Idempotency-Key': 'a-revision-0001' },
        body: { instruction },
      });
      await succeeds(odo, 'generationRevise', 201, request('again'));
      const problem = await fails(odo, 'generationRevise', 409, request('darker'));
      expect(problem.code).toBe('idempotency_mismatch');
    },
  },
];
