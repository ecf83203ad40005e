import { expect, test } from 'vitest';
import { responseFindings } from '#contract/responses.ts';
import { operations, type OperationId } from '#src/generated/contract/operations.ts';
import { answerFrom, contentTypeOf } from './answer.ts';
import { documentedAnswer } from './documented.ts';
import { seedFaker } from './floors.ts';

const seeds = ['a', 'b', 'c', 'd', 'e'];

// The keys of the table are the operations.
const ids = Object.keys(operations) as OperationId[];

const generatedBody = (id: OperationId, status: number, seed: string) => {
  seedFaker(`${seed}/${id}/${status}`);
  const plain = documentedAnswer(id, status, 'request-1');
  if (!plain) throw new Error(`${id} has no answer for ${status}`);
  return plain;
};

test.for(ids)('what is generated for %s keeps to the contract, whatever the seed', (id) => {
  const findings = Object.keys(operations[id].responses).flatMap((text) => {
    const status = Number(text);
    return seeds.flatMap((seed) => {
      const plain = generatedBody(id, status, seed);
      const { headers } = answerFrom(plain, 'request-1', contentTypeOf(id, status));
      return responseFindings(id, {
        status,
        header: (name) => headers.get(name),
        body: plain.body,
      });
    });
  });
  expect(findings).toEqual([]);
});

test('the same seed generates the same, another seed something else', () => {
  const once = generatedBody('gearGet', 200, 'a');
  expect(generatedBody('gearGet', 200, 'a')).toEqual(once);
  expect(generatedBody('gearGet', 200, 'b')).not.toEqual(once);
});
