import type { Field } from '../field.ts';
import type { FieldErrors, Unread } from '../values.ts';

/** What every control of a form gets. */
export interface ControlProps<Value> {
  field: Field;
  label: string;
  hint?: string | undefined;
  required: boolean;
  value: Value | Unread | null | undefined;
  onChange: (value: Value | Unread | null) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  /** By path under the field; its own is under the empty path. */
  errors: FieldErrors;
}
