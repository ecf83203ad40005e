import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

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
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(wiring) => <textarea {...area} {...wiring} className="control" />}
    </FieldFrame>
  );
}
