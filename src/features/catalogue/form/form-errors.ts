import type { FieldError, Resolver } from 'react-hook-form';
import type { FormValues } from './form-fields.tsx';
import type { Kind } from '../kind.ts';
import type { FieldErrors } from '../values.ts';

/** Errors by path as a form keeps them: by field, with the parts of the field in `types`. */
export function byField(errors: FieldErrors, type: string): Record<string, FieldError> {
  const fields: Record<string, FieldError & { types: Record<string, string> }> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [key = '', ...rest] = path.split('.');
    const field = (fields[key] ??= { type, message, types: {} });
    field.types[rest.join('.')] = message;
  }
  return fields;
}

export const resolverOf =
  (kind: Kind): Resolver<FormValues> =>
  (values) => {
    const check = kind.check(values);
    return check.ok
      ? { values, errors: {} }
      : { values: {}, errors: byField(check.errors, 'check') };
  };
