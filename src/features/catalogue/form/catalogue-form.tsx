import { type ReactNode, type SubmitEvent, useCallback, useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { byField, resolverOf } from './form-errors.ts';
import { FormFaults } from './form-faults.tsx';
import { FormFields, type FormValues } from './form-fields.tsx';
import type { Kind } from '../kind.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import { useWindowEvent } from '#src/components/use-window-event.ts';
import type { FieldErrors, Values } from '../values.ts';

export interface FormFailure {
  message: string;
  errors: FieldErrors;
}

interface CatalogueFormProps {
  kind: Kind;
  /** What is stored, or what a new item starts with; for another one the form has another key. */
  values: Values;
  /** What somebody wants to have instead, not saved yet: a version of before, a merged conflict. */
  entered?: Values | undefined;
  submitLabel: string;
  /** Gives back why it did not work, if it did not. */
  onSubmit: (values: Values) => Promise<FormFailure | null>;
  /** A second way to send it: what comes after saving is another. */
  again?: { label: string; onSubmit: (values: Values) => Promise<FormFailure | null> };
  /** Opens with the focus on its first field. */
  focused?: boolean;
  /** Everything is saved and the page is about to be left. */
  finished: boolean;
  /** Above the fields: what stands in the way of saving. */
  notice?: ReactNode;
}

const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

export function CatalogueForm({
  kind,
  values,
  entered,
  submitLabel,
  onSubmit,
  again,
  focused = false,
  finished,
  notice,
}: CatalogueFormProps) {
  const form = useForm<FormValues>({
    defaultValues: { ...values },
    resolver: resolverOf(kind),
    // What is entered differs from what is stored, and so counts as unsaved.
    ...(entered && { values: entered, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty, isSubmitting, errors, submitCount } = useFormState({ control: form.control });

  const element = useRef<HTMLFormElement>(null);
  const take = useCallback(
    (shown: HTMLFormElement | null) => {
      element.current = shown;
      if (focused) focusFirst(shown);
    },
    [focused],
  );

  function sendWith(submit: CatalogueFormProps['onSubmit']) {
    return form.handleSubmit(async (filledIn) => {
      const failed = await submit(filledIn);
      if (failed === null) return;
      const byKey = Object.entries(byField(failed.errors, 'server'));
      const known = new Set(kind.fields.map(({ key }) => key));
      byKey.forEach(([key, error], index) => {
        if (known.has(key)) form.setError(key, error, { shouldFocus: index === 0 });
      });
      form.setError('root.server', { type: 'server', message: failed.message });
    });
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    const second = again !== undefined && event.submitter?.dataset['again'] !== undefined;
    // Pressed twice, it is sent once.
    if (isSubmitting) event.preventDefault();
    else void sendWith(second ? again.onSubmit : onSubmit)(event);
  }

  // After a dialog, or before anything has the focus, it is the page that hears of Ctrl+S.
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (!inDialog) element.current?.requestSubmit();
  });

  return (
    <>
      {/* Not inside the form: Enter on a choice of it would send the form. */}
      {notice && <div className="mb-5 empty:hidden">{notice}</div>}
      <form
        ref={take}
        noValidate
        aria-label={submitLabel}
        onSubmit={send}
        className="flex flex-col gap-5"
      >
        <FormFaults
          fields={kind.fields}
          errors={errors}
          attempt={submitCount}
          onGo={(key) => form.setFocus(key)}
        />
        <FormFields fields={kind.fields} control={form.control} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {submitLabel}
          </Button>
          {again && (
            <Button type="submit" data-again="" pending={isSubmitting}>
              {again.label}
            </Button>
          )}
          <Link to={paths.catalogueList(kind.slug)} {...buttonProps({ variant: 'ghost' })}>
            Cancel
          </Link>
          <p className="hidden text-sm text-muted sm:block">
            <Kbd>Ctrl S</Kbd> saves from anywhere on the page.
          </p>
        </div>
      </form>
      {/* Beside the form: its dialog has a form of its own. */}
      <LeaveGuard dirty={isDirty && !finished}>
        {`What you wrote about this ${kind.one} is not saved.`}
      </LeaveGuard>
    </>
  );
}
