import { lazy, Suspense } from 'react';
import { PasswordField, type PasswordFieldProps } from '#src/ui/password-field.tsx';

const PasswordStrengthMeter = lazy(async () => {
  const module = await import('./password-strength-meter.tsx');
  return { default: module.PasswordStrengthMeter };
});

/** The contract's limit, written out so that a page can say it before its schemas are loaded. */
export const passwordMin = 15;

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** What has been typed so far; nothing is known before the field is there. */
  password: string | undefined;
  /** What others know about this person: a password made of it is soon guessed. */
  known?: readonly (string | undefined)[];
}

/** The meter is advice and comes with the first letter; whether a password will do the server says. */
export function NewPasswordField({ password, known, ...field }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        hint={`At least ${passwordMin} characters; a few words in a row do well.`}
        {...field}
        autoComplete="new-password"
      />
      {/* Its place is kept from the start, two lines where the card is narrow: a button that moves
          under the pointer is missed. */}
      <div className="min-h-14 sm:min-h-8">
        {password && (
          <Suspense>
            <PasswordStrengthMeter
              password={password}
              known={known?.filter((text) => text !== undefined) ?? []}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
