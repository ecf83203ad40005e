import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it can be chosen again only if the field is optional. */
  placeholder?: string;
}

/** A native select element, because phones open their own picker for it. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(fieldProps) => (
        <select {...select} {...fieldProps} className="control">
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
