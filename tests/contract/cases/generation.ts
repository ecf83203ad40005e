import { expect } from 'vitest';
import { responseFindings } from '#contract/responses.ts';
import type { ContractCase } from '../case.ts';

/** The storyteller: a draft where one is at work, a plain sentence where none is. */
export const cases: readonly ContractCase[] = (
  ['setting', 'adventure', 'quest', 'character', 'cover'] as const
).map((kind) => ({
  operation: 'generationCreate',
  status: 200,
  title: `writes a ${kind}, or says that nobody is there to write it`,
  run: async ({ signIn }) => {
    const client = await signIn('mira');
    const answer = await client.call('generationCreate', { body: { kind } });
    expect([200, 501]).toContain(answer.status);
    const header = (name: string) => answer.headers.get(name);
    expect(responseFindings('generationCreate', { ...answer, header })).toEqual([]);
  },
}));
