import type { FieldErrors } from 'react-hook-form';

export interface FieldProblem {
  /** The name of the field, `cost.amount` for a nested one. */
  name: string;
  message: string;
}

/** The errors of a form's fields in their order, without those of the form as a whole. */
export function fieldProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (error === undefined || (prefix === '' && key === 'root')) return [];
    const name = prefix + key;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    // An entry without a message contains the errors of nested fields.
    return fieldProblems(error as FieldErrors, `${name}.`);
  });
}
