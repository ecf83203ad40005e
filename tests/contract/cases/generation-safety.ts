import { expect } from 'vitest';
import type { Generation } from '#src/generated/model/index.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { ended, pathOf, started } from './generation.ts';

/** Lines and veils that a request for a draft contains, because they are not saved in a campaign yet. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'generationCreate',
    status: 201,
    title: 'obeys lines and veils that are not saved yet, also when it writes the draft again',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const body = { kind: 'quest', length: 'short', seed: 7, idea: 'A bell below the harbour' };
      const textOf = ({ draft }: Generation) => draft?.entry?.text ?? '';
      const free = textOf(await started(odo, body));
      const [, word = ''] = /\b(bell)/i.exec(free) ?? [];
      expect(word).not.toBe('');
      const safety = { safetyLines: `Spiders; ${word}`, safetyVeils: 'hunger' };
      const careful = await started(odo, { ...body, ...safety });
      expect(careful.settings).toMatchObject(safety);
      expect(textOf(careful)).not.toMatch(/\bbell/i);
      const options = { ...pathOf(careful), body: { instruction: 'again' } };
      const again = await succeeds(odo, 'generationRevise', 201, options);
      expect(again.body.settings).toMatchObject(safety);
      expect(textOf(await ended(odo, again.body))).not.toMatch(/\bbell/i);
    },
  },
  {
    operation: 'generationCreate',
    status: 422,
    title: 'refuses longer lines and veils than a campaign can have',
    run: async ({ signIn }) => {
      const options = { body: { kind: 'quest', safetyVeils: 'x'.repeat(2001) } };
      const problem = await fails(await signIn('odo'), 'generationCreate', 422, options);
      expect(problem.fields.map(({ path }) => path)).toEqual(['/safetyVeils']);
    },
  },
];
