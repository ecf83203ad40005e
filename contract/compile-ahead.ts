import { operations, type Operation } from '#src/generated/contract/operations.ts';
import { detailedValidatorOf, validatorOf } from './schemas.ts';

/**
 * Compiles the validators that the first request of each operation, and the first check of its answer, would wait for.
 * Each step compiles one, which takes up to 0.1 s for the schema of a character.
 */
export function* compileAhead(): Generator<void> {
  const all: readonly Operation[] = Object.values(operations);
  for (const { body, parameters, responses } of all) {
    for (const { schema } of parameters) {
      validatorOf(schema);
      yield;
    }
    if (body) {
      validatorOf(body.schema);
      yield;
      detailedValidatorOf(body.schema);
      yield;
    }
    for (const { schema } of Object.values(responses)) {
      if (!schema) continue;
      detailedValidatorOf(schema, 'closed');
      yield;
    }
  }
}
