import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(wiring) => <textarea {...area} {...wiring} className="control" />}
    </Field>
  );
}
