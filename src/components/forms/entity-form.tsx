import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { ApiForm } from './api-form.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export interface EntityFormProps<Values extends object = never, Body = never> {
  form: ComponentProps<typeof ApiForm>['form'] & {
    form: { control: Control<Values, unknown, Body> };
    done: boolean;
  };
  submitLabel: string;
  /** What Cancel does: it opens the page at a path, or calls a function that closes the form. */
  cancel: string | (() => void);
  /** True if there are unsaved changes outside of the fields, such as a chosen file. */
  changed?: boolean;
  /** A sentence that says what would be lost. */
  warning: string;
  children: ReactNode;
}

/** A form that creates or changes a record. It asks before unsaved changes are lost. */
export function EntityForm<Values extends object, Body>({
  form,
  submitLabel,
  cancel,
  changed = false,
  warning,
  children,
}: EntityFormProps<Values, Body>) {
  const { isDirty } = useFormState({ control: form.form.control });
  const [confirming, setConfirming] = useState(false);
  const dirty = !form.done && (isDirty || changed);
  return (
    <>
      <ApiForm
        form={form}
        submitLabel={submitLabel}
        actions={
          typeof cancel === 'string' ? (
            <Link to={cancel} {...buttonProps({ variant: 'ghost' })}>
              Cancel
            </Link>
          ) : (
            <Button variant="ghost" onClick={() => (dirty ? setConfirming(true) : cancel())}>
              Cancel
            </Button>
          )
        }
      >
        {children}
      </ApiForm>
      {/* Not inside the form: the dialog of the guard has a form, and forms cannot be nested. */}
      <LeaveGuard
        dirty={dirty}
        {...(typeof cancel !== 'string' && {
          closeRequest: { isOpen: confirming, onLeave: cancel, onStay: () => setConfirming(false) },
        })}
      >
        {warning}
      </LeaveGuard>
    </>
  );
}
