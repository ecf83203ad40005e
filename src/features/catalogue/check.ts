// The sentences that the schemas speak.
import '../../components/forms/field-messages.ts';
import type { InputSchema } from './kind.ts';
import { errorsOf } from './issues.ts';
import { type FieldErrors, Unread, type Values } from './values.ts';

export type Check = { ok: true } | { ok: false; errors: FieldErrors };

/** A text that could not be read speaks for its field; the schema speaks for the others. */
export function checkWith(schema: InputSchema<unknown>) {
  return (values: Values): Check => {
    const unread: Record<string, string> = {};
    const readable: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(values)) {
      if (value instanceof Unread) unread[key] = value.message;
      else readable[key] = value;
    }
    const checked = schema.safeParse(readable);
    const errors = { ...(checked.success ? {} : errorsOf(checked.error.issues)), ...unread };
    return Object.keys(errors).length === 0 ? { ok: true } : { ok: false, errors };
  };
}
