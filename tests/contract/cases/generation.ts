import { expect } from 'vitest';
import { responseFindings } from '#contract/responses.ts';
import type { ContractCase } from '../case.ts';

/** Generation: a draft if the backend has a storyteller, otherwise 501. */
export const cases: readonly ContractCase[] = (
  ['setting', 'adventure', 'quest', 'character', 'cover'] as const
).map((kind) => ({
  operation: 'generationCreate',
  status: 200,
  title: `generates a ${kind}, or answers 501 without a storyteller`,
  run: async ({ signIn }) => {
    const client = await signIn('mira');
    const answer = await client.call('generationCreate', { body: { kind } });
    expect([200, 501]).toContain(answer.status);
    const header = (name: string) => answer.headers.get(name);
    expect(responseFindings('generationCreate', { ...answer, header })).toEqual([]);
  },
}));
