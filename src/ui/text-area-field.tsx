import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextAreaFieldProps extends FieldTexts, ComponentProps<'textarea'> {
  /** A button beside the label. */
  action?: ReactNode;
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  action,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, action, id, className }}>
      {(fieldProps) => <textarea {...area} {...fieldProps} className="control" />}
    </FieldFrame>
  );
}
