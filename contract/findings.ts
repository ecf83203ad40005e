import type { ProblemField } from '#src/generated/model/index.ts';
import type { JsonSchema } from './json-schema.ts';
import { fieldsFrom } from './messages.ts';
import { maxFields } from './problem.ts';
import { detailedValidatorOf, validatorOf } from './schemas.ts';

/** The number of the values in a value; the function stops to count when there are more than `limit`. */
function countValues(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const entry of Array.isArray(value) ? value : Object.values(value)) {
    count += countValues(entry, limit - count);
    if (count > limit) break;
  }
  return count;
}

/**
 * Limits the time for the invalid values of one request: a validator needs about a microsecond for
 * each error, and the square of that for errors in a list. Valid requests are far below the limits.
 */
export class DetailBudget {
  readonly #maxOfOne = 1000;
  #left = 10_000;

  /** Whether all errors of this invalid value may be collected. */
  covers(value: unknown): boolean {
    const limit = Math.min(this.#maxOfOne, this.#left);
    const count = countValues(value, limit);
    if (count > limit) return false;
    this.#left -= count;
    return true;
  }
}

export interface FindingOptions {
  /** Stands before the path of each field. */
  readonly prefix?: string;
  /** The most fields that are reported. */
  readonly limit?: number;
  /** The budget of the request, if it has several values to validate. */
  readonly budget?: DetailBudget;
}

/**
 * The invalid fields of a value; empty if it is valid. Of a very large value that is invalid, only the
 * first invalid field.
 */
export function invalidFieldsOf(
  schema: JsonSchema,
  value: unknown,
  { prefix = '', limit = maxFields, budget = new DetailBudget() }: FindingOptions = {},
): ProblemField[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  if (!budget.covers(value)) return fieldsFrom(validate.errors, prefix, limit);
  const validateAll = detailedValidatorOf(schema);
  validateAll(value);
  return fieldsFrom(validateAll.errors, prefix, limit);
}
