import { operationOf } from './requests.ts';
import { detailedValidatorOf, validatorOf } from './schemas.ts';

/** The operations of players whose validators take longest to compile, up to 0.1 s each, the slowest first. */
const slowest = [
  'characterCreate',
  'characterPlayChange',
  'characterImport',
  'entryImport',
  'entryCreate',
  'entryUpdate',
  'campaignCreate',
  'campaignUpdate',
  'generationCreate',
  'authLogin',
  'authRegister',
] as const;

/** Compiles the validators that the first request of these operations would wait for, one in each step. */
export function* compileAhead(): Generator<void> {
  for (const id of slowest) {
    const { body } = operationOf(id);
    if (!body) continue;
    validatorOf(body.schema);
    yield;
    detailedValidatorOf(body.schema);
    yield;
  }
  // A server checks some of its answers, and most attacks are answered with problems.
  const { schema: problem } = operationOf('authLogin').responses[422] ?? {};
  if (problem) detailedValidatorOf(problem, 'closed');
}
