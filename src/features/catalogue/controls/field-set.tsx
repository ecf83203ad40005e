import { type ReactNode, useId } from 'react';
import { FieldNotes } from '../../../ui/field.tsx';

interface FieldSetProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  children: ReactNode;
}

/** Several controls that make one value, under one name. */
export function FieldSet({ legend, hint, error, optional = false, children }: FieldSetProps) {
  const id = useId();
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      {...(notes !== '' && { 'aria-describedby': notes })}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {legend}
        {optional && <span className="ml-1.5 font-normal text-muted">(optional)</span>}
      </legend>
      {children}
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </fieldset>
  );
}
