import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, type FieldTexts, useFieldIds } from './field-frame.tsx';

export interface CheckboxFieldProps
  extends Omit<FieldTexts, 'optional'>, Omit<ComponentProps<'input'>, 'type'> {}

export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const { fieldProps, hintId, errorId } = useFieldIds({ id, hint, error });
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <input
        {...input}
        {...fieldProps}
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-gold aria-invalid:outline-2 aria-invalid:outline-ember"
      />
      <div className="flex flex-col gap-0.5">
        <label htmlFor={fieldProps.id} className="cursor-pointer">
          {label}
        </label>
        <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </div>
  );
}
