import { expectDocumented, type ContractCase } from '../case.ts';

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
    expectDocumented('generationCreate', answer.status === 501 ? 501 : 200, answer);
  },
}));
