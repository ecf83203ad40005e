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
      {(fieldProps) => <textarea {...area} {...fieldProps} className="control" />}
    </FieldFrame>
  );
}
