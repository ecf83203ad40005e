import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The texts around a control; every field takes these besides the attributes of its control. */
export interface FieldTexts {
  label: ReactNode;
  /** What to enter. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** Marks a field that may stay empty. Required fields have no mark, because most are required. */
  optional?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  /** A button beside the label, such as one that writes the text. */
  action?: ReactNode;
  className?: string | undefined;
  children: (fieldProps: ControlProps, labelId: string) => ReactNode;
}

export function useFieldIds({
  id: givenId,
  hint,
  error,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const labelId = `${id}-label`;
  const fieldProps: ControlProps = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { fieldProps, labelId, hintId, errorId };
}

export function FieldFrame({
  label,
  hint,
  error,
  optional,
  action,
  id,
  className,
  children,
}: FieldFrameProps) {
  const { fieldProps, labelId, hintId, errorId } = useFieldIds({ id, hint, error });
  const labelElement = (
    <label id={labelId} htmlFor={fieldProps.id} className="text-sm font-semibold">
      {label}
      {optional && <span className="ml-1.5 font-normal text-muted">(optional)</span>}
    </label>
  );
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      {action === undefined ? (
        labelElement
      ) : (
        <div className="flex min-h-9 flex-wrap items-end justify-between gap-x-2 gap-y-1">
          {labelElement}
          {action}
        </div>
      )}
      {children(fieldProps, labelId)}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

/** What is wrong in a group of controls. The form moves the focus to it, as to an invalid control. */
export const GroupError = ({ error }: { error: string | undefined }) =>
  error === undefined ? null : (
    <p role="alert" tabIndex={-1} className="mt-1 text-sm text-ember">
      {error}
    </p>
  );

interface FieldNotesProps {
  hint: ReactNode;
  hintId: string | undefined;
  error: ReactNode;
  errorId: string | undefined;
}

/**
 * Not a live region: a screen reader reads it as the description of the control when the control
 * gets the focus.
 */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-ember">
          <CircleAlert aria-hidden className="mt-0.5 size-[1.1em] shrink-0" />
          <span className="min-w-0 wrap-break-word">{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
