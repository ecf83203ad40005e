import { type ReactNode, type SubmitEvent, useSyncExternalStore } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Banner } from './banner.tsx';

interface ApiFormProps {
  form: {
    id: string;
    errors: FieldErrors;
    /** The number of attempts: a repeated failure is announced again. */
    attempt: number;
    pending: boolean;
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    prepare: () => void;
  };
  submitLabel: string;
  /** Other actions beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

export function ApiForm({ form, submitLabel, actions, children }: ApiFormProps) {
  const { id, errors, attempt, pending, submit, prepare } = form;
  const hydrated = useHydrated();
  const problem = errors.root?.['server']?.message;
  const wrong = fieldProblems(errors);
  return (
    // `post`, so that a form sent before its script is there puts no password into an address.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the focus of its fields, but takes none
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      className="flex flex-col gap-5"
    >
      {problem !== undefined && (
        <Banner key={attempt} tone="danger">
          {problem}
        </Banner>
      )}
      {/* A single error has the focus and its message at its field. */}
      {wrong.length > 1 && (
        <Alert tone="danger" title={`${wrong.length} fields need another look`}>
          <ul className="list-disc pl-5">
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${id}${name}`}
                  className="underline"
                  onClick={(event) => {
                    // The fragment of the URL may contain the token that this page was opened with.
                    event.preventDefault();
                    fieldOf(`${id}${name}`)?.focus();
                  }}
                >
                  {`${labelOf(`${id}${name}`) ?? name}: ${message}`}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-4">
        {/* Without its script, a submitted form would open the server's response as a page. */}
        <Button type="submit" variant="primary" pending={pending} disabled={!hydrated}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

const fieldOf = (id: string) => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);

/** The summary is made after the fields, because it uses their labels. */
const labelOf = (id: string) => fieldOf(id)?.labels?.[0]?.firstChild?.textContent;

interface FieldProblem {
  /** The name of the field, `cost.amount` for a nested one. */
  name: string;
  message: string;
}

/** The errors of a form's fields in their order, without those of the form as a whole. */
function fieldProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (error === undefined || (prefix === '' && key === 'root')) return [];
    const name = prefix + key;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    // An entry without a message contains the errors of nested fields.
    return fieldProblems(error as FieldErrors, `${name}.`);
  });
}

const never = () => () => undefined;

/** False in prerendered markup until its scripts run, then always true. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
