import { Checkbox as Base } from '@base-ui/react/checkbox';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, type FieldTexts, useFieldIds } from './field-frame.tsx';

export interface CheckboxFieldProps extends Omit<FieldTexts, 'optional'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

export function CheckboxField({
  label,
  hint,
  error,
  id,
  className,
  onChange,
  ...box
}: CheckboxFieldProps) {
  const { fieldProps, labelId, hintId, errorId } = useFieldIds({ id, hint, error });
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <Base.Root
        {...box}
        {...fieldProps}
        // A native button, so that the label belongs to it.
        nativeButton
        render={<button type="button" aria-labelledby={labelId} />}
        onCheckedChange={(ticked) => onChange(ticked)}
        className="checkbox mt-0.5"
      />
      <div className="flex flex-col gap-0.5 wrap-anywhere">
        <label
          id={labelId}
          htmlFor={fieldProps.id}
          className={box.disabled === true ? 'text-muted' : 'cursor-pointer'}
        >
          {label}
        </label>
        <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </div>
  );
}
