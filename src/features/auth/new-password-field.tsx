import { OptionalPart } from '#src/components/optional-part.tsx';
import { samePassword } from '#src/lib/passwords/same-password.ts';
import { PasswordField, type PasswordFieldProps } from '#src/ui/password-field.tsx';

const loadMeter = async () => (await import('./password-strength-meter.tsx')).PasswordStrengthMeter;

/** The minimum length in the contract, repeated here because the schemas load later than the page. */
export const passwordMin = 15;

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'error'> {
  error?: string | undefined;
  /** The typed password; undefined before the field is rendered. */
  password: string | undefined;
  /** Name and e-mail address of the user. A password that contains them is easier to guess. */
  known?: readonly (string | undefined)[];
  /** The present password, if the form asks for it. */
  present?: string | undefined;
  load?: typeof loadMeter;
}

/**
 * A password field with a meter, which loads after the first character. It says why the server would refuse
 * a password, as far as the page knows the user.
 */
export function NewPasswordField({
  password,
  known,
  present,
  load = loadMeter,
  ...field
}: NewPasswordFieldProps) {
  // The server also refuses passwords for reasons that this page does not know, such as the present one after a reset.
  const refusal = password && password === present ? samePassword : field.error;
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        hint={`At least ${passwordMin} characters, and nothing that everybody tries first. A few words in a row work well.`}
        {...field}
        autoComplete="new-password"
      />
      {/* The space of the meter is reserved, so that the button below does not move. */}
      <div className="min-h-14 sm:min-h-8">
        {password && (
          <OptionalPart
            load={load}
            props={{ password, known: known?.filter((text) => text !== undefined) ?? [], refusal }}
          />
        )}
      </div>
    </div>
  );
}
