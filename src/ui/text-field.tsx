import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** For the field as a whole; `className` applies to the input. */
  fieldClassName?: string;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  fieldClassName,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id }} className={fieldClassName}>
      {(fieldProps) => (
        <input
          {...input}
          {...fieldProps}
          type={type}
          className={classNames('control', className)}
        />
      )}
    </FieldFrame>
  );
}
