// This import sets the error messages of the schemas.
import '#src/components/forms/field-messages.ts';
import { errorsOfIssues, type Issue } from './issues.ts';
import { type FieldErrors, UnreadableText, type Values } from './values.ts';

export interface InputSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
}

export type ValuesCheck = { ok: true } | { ok: false; errors: FieldErrors };

export type CheckedInput<Input> = { ok: true; input: Input } | { ok: false; errors: FieldErrors };

/**
 * Validates values and converts them into an input of the contract. The error of an `UnreadableText` is
 * its `message`; the schema checks only the other fields.
 */
export function inputOf<Input>(schema: InputSchema<Input>, values: Values): CheckedInput<Input> {
  let readingErrors: Record<string, string> | undefined;
  let readableValues: Record<string, unknown> | undefined;
  for (const key in values) {
    const value = values[key];
    if (!(value instanceof UnreadableText)) continue;
    readableValues ??= { ...values };
    delete readableValues[key];
    (readingErrors ??= {})[key] = value.message;
  }
  const result = schema.safeParse(readableValues ?? values);
  if (result.success && readingErrors === undefined) return { ok: true, input: result.data };
  return {
    ok: false,
    errors: { ...(result.success ? {} : errorsOfIssues(result.error.issues)), ...readingErrors },
  };
}

const valid: ValuesCheck = { ok: true };

export const checkWith =
  (schema: InputSchema<unknown>) =>
  (values: Values): ValuesCheck => {
    const result = inputOf(schema, values);
    return result.ok ? valid : result;
  };
