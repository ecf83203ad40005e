import { lazy, Suspense } from 'react';
import { PasswordField, type PasswordFieldProps } from '#src/ui/password-field.tsx';

const PasswordStrengthMeter = lazy(async () => {
  const module = await import('./password-strength-meter.tsx');
  return { default: module.PasswordStrengthMeter };
});

/** The contract's limit, repeated here so that a page can show it before the schemas are loaded. */
export const passwordMin = 15;

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** What has been typed so far; undefined before the field is rendered. */
  password: string | undefined;
  /** Name and address: a password made of them is guessed quickly. */
  known?: readonly (string | undefined)[];
}

/** The meter is advice and loads with the first character; the server decides about the password. */
export function NewPasswordField({ password, known, ...field }: NewPasswordFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        hint={`At least ${passwordMin} characters; a few words in a row do well.`}
        {...field}
        autoComplete="new-password"
      />
      {/* Its space is reserved, so that the button below does not move under the pointer. */}
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
