import { type ReactNode, type SubmitEvent, useCallback, useRef } from 'react';
import {
  type Control,
  type FieldError,
  type FieldErrors as FormErrors,
  useController,
  useFormState,
} from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import type { Kind } from '../kind.ts';
import { LeaveGuard, leaveText } from '#src/components/forms/leave-guard.tsx';
import type { OnceHeaders } from '#src/components/forms/use-single-submit.ts';
import { useWindowEvent } from '#src/components/use-window-event.ts';
import type { FieldErrors, Values } from '../values.ts';
import { RestoredNotice, UnstoredNotice } from '#src/components/drafts/restored-notice.tsx';
import { Banner } from '#src/components/forms/banner.tsx';
import { Alert } from '#src/ui/alert.tsx';
import type { Field } from '../field.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Panel } from '#src/ui/panel.tsx';
import { controls } from '../controls/registry.tsx';
import { byField, type FormValues, type useItemForm } from './use-item-form.ts';

export interface FormFailure {
  message: string;
  errors: FieldErrors;
}

/** A button that submits the form. */
interface Submission {
  label: string;
  /** @returns the failure, or null after success */
  onSubmit: (values: Values, headers: OnceHeaders) => Promise<FormFailure | null>;
}

interface CatalogueFormProps {
  kind: Kind;
  /** The values and their draft. When it shows another version, the form needs another React key. */
  itemForm: Pick<ReturnType<typeof useItemForm>, 'form' | 'singleSubmit' | 'draft'>;
  submit: Submission;
  /** A second submit button, with another action after saving. */
  secondarySubmit?: Submission;
  /** The first field gets the focus when the form is mounted. */
  focused?: boolean;
  /**
   * The item is saved or deleted, and the page closes without a confirmation.
   */
  finished: boolean;
  /** A message above the fields, for example about a conflict that prevents saving. */
  notice?: ReactNode;
}

const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

export function CatalogueForm({
  kind,
  itemForm: { form, singleSubmit, draft },
  submit,
  secondarySubmit,
  focused = false,
  finished,
  notice,
}: CatalogueFormProps) {
  const { isDirty, isSubmitting, errors, submitCount } = useFormState({ control: form.control });

  const element = useRef<HTMLFormElement>(null);
  const setFormElement = useCallback(
    (shown: HTMLFormElement | null) => {
      element.current = shown;
      if (focused) focusFirst(shown);
    },
    [focused],
  );

  function sendWith({ onSubmit }: Submission) {
    return form.handleSubmit(async (formValues) => {
      const once = singleSubmit.onceFor(formValues);
      // The key is stored before the request is sent, because its response may be lost.
      draft.keep();
      const failure = await onSubmit(formValues, once);
      if (failure === null) return;
      const byKey = Object.entries(byField(failure.errors, 'server'));
      const known = new Set(kind.fields.map(({ key }) => key));
      byKey.forEach(([key, error], index) => {
        if (known.has(key)) form.setError(key, error, { shouldFocus: index === 0 });
      });
      form.setError('root.server', { type: 'server', message: failure.message });
    });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const isSecondary =
      secondarySubmit !== undefined && event.submitter?.dataset['secondary'] !== undefined;
    event.preventDefault();
    void singleSubmit.submitAlone(() => sendWith(isSecondary ? secondarySubmit : submit)(event));
  }

  // The listener is on the window, because after a dialog has closed no element of the form has the
  // focus.
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (!inDialog) element.current?.requestSubmit();
  });

  return (
    <>
      {draft.restoredAt !== null && !finished && (
        <div className="mb-5">
          <RestoredNotice
            what="Your changes"
            at={draft.restoredAt}
            onDiscard={draft.discard}
            onKeep={draft.dismissRestored}
          />
        </div>
      )}
      {draft.isUnstored && !finished && (
        <div className="mb-5">
          <UnstoredNotice />
        </div>
      )}
      {/* The notice is outside of the form, because Enter on its radio buttons would send the form. */}
      {notice && <div className="mb-5 empty:hidden">{notice}</div>}
      <form
        ref={setFormElement}
        // The form is on the page until the next page is loaded. What is typed then would be lost.
        inert={finished}
        noValidate
        aria-label={submit.label}
        onSubmit={handleSubmit}
        className="flex flex-col gap-5"
      >
        <FormFaults
          fields={kind.fields}
          errors={errors}
          sendCount={submitCount}
          onGo={(key) => form.setFocus(key)}
        />
        <FormFields fields={kind.fields} control={form.control} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {submit.label}
          </Button>
          {secondarySubmit && (
            <Button type="submit" data-secondary="" pending={isSubmitting}>
              {secondarySubmit.label}
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
      {/* The guard is outside of the form, because its dialog has a form, and forms cannot be nested. */}
      <LeaveGuard dirty={isDirty && !finished}>{leaveText(kind.one, draft.isUnstored)}</LeaveGuard>
    </>
  );
}

interface FormFaultsProps {
  fields: readonly Field[];
  errors: FormErrors;
  /**
   * How often the form was sent. A new number makes screen readers read a repeated failure again.
   */
  sendCount: number;
  onGo: (key: string) => void;
}

interface Fault {
  key: string;
  label: string;
  message: string;
}

const messageOf = (error: FormErrors[string]): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;

/** Shows why the form was not saved: the message of the whole form, then the messages of fields. */
function FormFaults({ fields, errors, sendCount, onGo }: FormFaultsProps) {
  const server = errors.root?.['server'];
  const faults = fields.flatMap(({ key, label }): Fault[] => {
    const message = messageOf(errors[key]);
    return message === undefined ? [] : [{ key, label, message }];
  });
  return (
    <>
      {server?.message !== undefined && faults.length === 0 && (
        <Banner key={sendCount} tone="danger">
          {server.message}
        </Banner>
      )}
      {server?.message !== undefined && faults.length === 1 && (
        <Alert tone="danger">{server.message}</Alert>
      )}
      {/* A single invalid field is not listed, because it has the focus and shows its message. */}
      {faults.length > 1 && (
        <Alert tone="danger" title={server?.message ?? `${faults.length} fields need another look`}>
          <ul className="list-disc pl-5">
            {faults.map(({ key, label, message }) => (
              <li key={key}>
                <button
                  type="button"
                  className="text-link min-h-6 align-top text-left"
                  onClick={() => onGo(key)}
                >
                  {label}: {message}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

interface FormFieldsProps {
  fields: readonly Field[];
  control: Control<FormValues>;
}

/** The fields by section, in the order of the definition. */
function FormFields({ fields, control }: FormFieldsProps) {
  const sections = Map.groupBy(fields, ({ options }) => options.section);
  return [...sections].map(([section, members]) => (
    <Panel key={section ?? ''} {...(section !== undefined && { title: section })}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {members.map((field) => (
          <div key={field.key} className={classNames(field.type.wide === true && 'sm:col-span-2')}>
            <FormField field={field} control={control} />
          </div>
        ))}
      </div>
    </Panel>
  ));
}

function FormField({ field, control }: { field: Field; control: Control<FormValues> }) {
  const { field: bound, fieldState } = useController({ name: field.key, control });
  const Input = controls[field.type.control.type];
  return (
    <Input
      field={field}
      label={field.label}
      hint={field.options.hint}
      required={field.options.required === true}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      errors={nestedErrors(fieldState.error)}
    />
  );
}

/** The errors of a field and its parts by path, read from the `types` that `byField` writes. */
const nestedErrors = (error: FieldError | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(error?.types ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
