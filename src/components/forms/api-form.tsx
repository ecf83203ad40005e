import type { ReactNode, SubmitEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Banner } from './banner.tsx';
import { fieldProblems } from './field-problems.ts';
import { useHydrated } from './use-hydrated.ts';

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
