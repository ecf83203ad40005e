import { type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { FieldNotes } from '#src/ui/field-frame.tsx';

interface FieldSetProps {
  /** Needed if a control inside refers to the error, which has the id `${id}-error`. */
  id?: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** The field set contains several fields, so it has a larger legend and more space. */
  group?: boolean;
  children: ReactNode;
}

/** Several controls for one value, under one label. */
export function FieldSet({
  id: ownId,
  legend,
  hint,
  error,
  optional = false,
  group = false,
  children,
}: FieldSetProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames('flex min-w-0 flex-col', group ? 'gap-4' : 'gap-1.5')}
      {...(notes !== '' && { 'aria-describedby': notes })}
    >
      <legend className={classNames('mb-1.5 font-semibold', group ? 'text-base' : 'text-sm')}>
        {legend}
        {optional && <span className="ml-1.5 font-normal text-muted">(optional)</span>}
      </legend>
      {children}
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </fieldset>
  );
}
