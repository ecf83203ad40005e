import { operationOf } from './requests.ts';
import { detailedValidatorOf, validatorOf } from './schemas.ts';

/** The operations whose validators take longest to compile: up to 0.1 s each. */
const slowest = ['characterCreate', 'characterImport'] as const;

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
}
