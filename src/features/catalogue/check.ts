// This import sets the error messages of the schemas.
import '#src/components/forms/field-messages.ts';
import { errorsOfIssues, type Issue } from './issues.ts';
import { type FieldErrors, UnreadableText, type Values } from './values.ts';

export interface InputSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
}

export type Check = { ok: true } | { ok: false; errors: FieldErrors };

export type Checked<Input> = { ok: true; input: Input } | { ok: false; errors: FieldErrors };

/**
 * Validates values and converts them into an input of the contract. A field with unreadable text
 * keeps the error from reading it; the schema checks only the other fields.
 */
export function inputOf<Input>(schema: InputSchema<Input>, values: Values): Checked<Input> {
  let unread: Record<string, string> | undefined;
  let readable: Record<string, unknown> | undefined;
  for (const key in values) {
    const value = values[key];
    if (!(value instanceof UnreadableText)) continue;
    readable ??= { ...values };
    delete readable[key];
    (unread ??= {})[key] = value.message;
  }
  const checked = schema.safeParse(readable ?? values);
  if (checked.success && unread === undefined) return { ok: true, input: checked.data };
  return {
    ok: false,
    errors: { ...(checked.success ? {} : errorsOfIssues(checked.error.issues)), ...unread },
  };
}

const fine: Check = { ok: true };

export const checkWith =
  (schema: InputSchema<unknown>) =>
  (values: Values): Check => {
    const checked = inputOf(schema, values);
    return checked.ok ? fine : checked;
  };
