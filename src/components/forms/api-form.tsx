import { type ReactNode, type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Banner } from './banner.tsx';
import { FormActions, nextButton } from './form-actions.tsx';
import { focusFirstProblem, revealAndFocus, shownField } from './focus-problem.ts';

interface ApiFormProps {
  form: {
    id: string;
    errors: FieldErrors;
    /**
     * The number of submits. It is the key of the banner, so that a repeated error is announced.
     */
    submitCount: number;
    pending: boolean;
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    prepare: () => void;
  };
  submitLabel: string;
  /** Why the form cannot be sent now. */
  notYet?: string | undefined;
  /** Other actions beside the submit button. */
  actions?: ReactNode;
  /** Whether the buttons stay in sight at the bottom of a narrow window. */
  sticky?: boolean | undefined;
  /** The way to the step before, for a form of several steps (`FormActions`). */
  back?: ReactNode;
  /** Whether the form is the last content of a dialog, whose last button confirms. */
  inDialog?: boolean;
  children: ReactNode;
}

export function ApiForm({
  form,
  submitLabel,
  notYet,
  actions,
  sticky,
  back,
  inDialog = false,
  children,
}: ApiFormProps) {
  const { id, errors, submitCount, pending, submit, prepare } = form;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  // On a phone the messages can be far above the button that was pressed.
  useEffect(() => {
    if (submitCount > 0 && element.current !== null) focusFirstProblem(element.current);
  }, [submitCount]);
  const problem = errors.root?.['server']?.message;
  const problems = shownProblems(errors, id);
  const isUnseen = problems.some(({ field }) => field === null);
  return (
    // `post`, because a form that is sent before its script runs must put no password into the URL.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form listens to the focus events of its fields
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      className="flex flex-col gap-5"
    >
      {problem !== undefined && (
        <Banner key={submitCount} tone="danger">
          {problem}
        </Banner>
      )}
      {/* A single error needs no summary if its field has the focus and shows the message. */}
      {(problems.length > 1 || isUnseen) && (
        <Alert
          tone="danger"
          tabIndex={-1}
          title={
            problems.length > 1
              ? `${problems.length} fields need another look`
              : 'This needs another look'
          }
        >
          <ul className="list-disc pl-5">
            {problems.map(({ name, message, field }) => (
              <li key={name}>
                {field === null ? (
                  `${name}: ${message}`
                ) : (
                  <a
                    href={`#${field.id}`}
                    className="inline-block min-h-6 align-top underline"
                    onClick={(event) => {
                      // The link must not replace the fragment of the URL, because the fragment may
                      // contain the token from a mail.
                      event.preventDefault();
                      revealAndFocus(field);
                    }}
                  >
                    {`${labelOf(field) ?? name}: ${message}`}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      <FormActions sticky={sticky} back={back} inDialog={inDialog}>
        {inDialog && actions}
        {/* Disabled until the script runs, because until then the browser would send the form. */}
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={!hydrated}
          {...(back !== undefined && { className: nextButton })}
          {...(notYet !== undefined && { disabledReason: notYet })}
        >
          {submitLabel}
        </Button>
        {!inDialog && actions}
      </FormActions>
    </form>
  );
}

/**
 * The label of a field or the legend of a group of fields, read from the DOM: fields are mounted
 * before the form can have errors.
 */
function labelOf(field: HTMLElement): string | null | undefined {
  const label =
    field.querySelector(':scope > legend') ??
    document.querySelector(`label[for="${CSS.escape(field.id)}"], #${CSS.escape(field.id)}-label`);
  return label?.firstChild?.textContent;
}

interface FieldProblem {
  /** The name of the field, `cost.amount` for a nested field. */
  name: string;
  message: string;
}

interface ShownProblem extends FieldProblem {
  /** The element that shows the error; null if no element of the form does. */
  field: HTMLElement | null;
}

/** The errors of the fields, only one for each element, because it shows only one. */
function shownProblems(errors: FieldErrors, id: string): ShownProblem[] {
  const problems = fieldProblems(errors).map((problem) => ({
    ...problem,
    field: shownField(id, problem.name),
  }));
  return problems.filter(
    ({ field }, index) =>
      field === null || problems.findIndex((other) => other.field === field) === index,
  );
}

/** The errors of the fields, without the error of the whole form. */
function fieldProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (error === undefined || (prefix === '' && key === 'root')) return [];
    const name = prefix + key;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    // An entry without a message contains the errors of nested fields.
    return fieldProblems(error as FieldErrors, `${name}.`);
  });
}

const neverChanges = () => () => undefined;

/** False during prerendering and hydration, then true. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
