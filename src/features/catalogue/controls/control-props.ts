import type { Field } from '../field.ts';
import type { FieldErrors, UnreadableText } from '../values.ts';

/** The props of every form control. */
export interface ControlProps<Value> {
  field: Field;
  label: string;
  hint?: string | undefined;
  required: boolean;
  value: Value | UnreadableText | null | undefined;
  onChange: (value: Value | UnreadableText | null) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  /** Messages by path inside the field. The error of the field itself has the empty path. */
  errors: FieldErrors;
}
