import type { FieldErrors } from 'react-hook-form';
import { Banner } from '#src/components/forms/banner.tsx';
import { Alert } from '#src/ui/alert.tsx';
import type { Field } from '../field.ts';

interface FormFaultsProps {
  fields: readonly Field[];
  errors: FieldErrors;
  /** How often it was sent: the same failure again is told again. */
  attempt: number;
  onGo: (key: string) => void;
}

interface Fault {
  key: string;
  label: string;
  message: string;
}

const messageOf = (error: FieldErrors[string]): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;

/** What stands between the form and being saved: as a whole first, then field by field. */
export function FormFaults({ fields, errors, attempt, onGo }: FormFaultsProps) {
  const server = errors.root?.['server'];
  const faults = fields.flatMap(({ key, label }): Fault[] => {
    const message = messageOf(errors[key]);
    return message === undefined ? [] : [{ key, label, message }];
  });
  return (
    <>
      {server?.message !== undefined && faults.length === 0 && (
        <Banner key={attempt} tone="danger">
          {server.message}
        </Banner>
      )}
      {server?.message !== undefined && faults.length === 1 && (
        <Alert tone="danger">{server.message}</Alert>
      )}
      {/* A single one has the focus and its message beside it. */}
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
